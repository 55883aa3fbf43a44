// Builds and serves the shop of the copy that holds this file and runs browser specs on it: `browser-run.mjs <ids> <specs>`.
import { join } from 'node:path'
import { serveShop } from '../../serving.mjs'
import { root, runBin } from '../../setup.mjs'

const [ids, ...specs] = process.argv.slice(2)
const { env, stop } = await serveShop()
runBin('playwright', ['test', ...specs, '-g', ids, '--workers=2', '--trace=off', '--reporter=json'], {
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, '.results/playwright.json') },
})
await stop()
