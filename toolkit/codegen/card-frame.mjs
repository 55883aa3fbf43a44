// Bundles the script of the payment provider's card frame into a string: `node toolkit/codegen/card-frame.mjs`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const folder = join(resolve(import.meta.dirname, '../..'), 'payment-provider')

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
    rolldownOptions: { input: join(folder, 'card-frame/card-frame.script.ts'), output: { format: 'iife' } },
  },
})
mkdirSync(join(folder, '__generated__'), { recursive: true })
const code = JSON.stringify(output.output[0].code.trim())
writeFileSync(
  join(folder, '__generated__/card-frame.ts'),
  `/** card-frame.script.ts, bundled. */\nexport const CARD_FRAME_SCRIPT: string = ${code}\n`,
)
