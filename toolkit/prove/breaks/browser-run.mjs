// Builds and serves the shop of the copy that this file lies in, and runs some browser specs on it: `browser-run.mjs <ids> <specs>`.
import { join } from 'node:path'
import { ensureBrowser } from '../../browser.mjs'
import { ensureBuild, ensurePortFree, portFrom, providersAt, root, runBin, startProcess, stopProcess, waitFor } from '../../setup.mjs'

const [ids, ...specs] = process.argv.slice(2)
const mockPort = portFrom('TEST_MOCK_PORT', 4100)
const shopPort = portFrom('TEST_SHOP_PORT', 3100)
const [mockUrl, shopUrl] = [mockPort, shopPort].map((port) => `http://localhost:${port}`)

await ensurePortFree(mockPort, "the tests' mock server", 'TEST_MOCK_PORT')
await ensurePortFree(shopPort, "the tests' shop", 'TEST_SHOP_PORT')
const mock = startProcess('mock-server/node.ts', ['--port', String(mockPort)], { SHOP_URL: shopUrl })
await waitFor(`${mockUrl}/health`, mock, 'The mock server')
ensureBuild(`${mockUrl}/graphql`)
const shop = startProcess('server.ts', [], {
  PORT: String(shopPort),
  GRAPHQL_URL: `${mockUrl}/graphql`,
  NODE_ENV: 'production',
  HAND_OVER: '1',
  ...providersAt(mockPort),
})
await waitFor(`${shopUrl}/images/placeholder.svg`, shop, 'The shop', 120)
runBin('playwright', ['test', ...specs, '-g', ids, '--workers=2', '--trace=off', '--reporter=json'], {
  env: {
    SHOP_URL: shopUrl,
    MOCK_URL: mockUrl,
    CHROMIUM_PATH: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, '.results/playwright.json'),
  },
})
await Promise.all([stopProcess(shop), stopProcess(mock)])
