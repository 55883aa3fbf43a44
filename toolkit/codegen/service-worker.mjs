// Bundles the service worker into a string: `node toolkit/codegen/service-worker.mjs`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const folder = join(resolve(import.meta.dirname, '../..'), 'app/platform/service-worker')

const output = await build({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  publicDir: false,
  build: {
    write: false,
    target: 'es2022',
    minify: 'oxc',
    modulePreload: false,
    rolldownOptions: { input: join(folder, 'worker.script.ts'), output: { format: 'iife' } },
  },
})
mkdirSync(join(folder, '__generated__'), { recursive: true })
const code = JSON.stringify(output.output[0].code.trim())
writeFileSync(
  join(folder, '__generated__/worker.ts'),
  `/** worker.script.ts, bundled. */\nexport const SERVICE_WORKER_SCRIPT: string = ${code}\n`,
)
