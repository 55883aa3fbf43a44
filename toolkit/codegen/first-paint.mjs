// Compiles the inline scripts of app/platform/first-paint into strings: `node toolkit/codegen/first-paint.mjs`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'app/platform/first-paint')

const SCRIPTS = {
  FIRST_PAINT_SCRIPT: 'first-paint.script.ts',
  HELD_FORMS_SCRIPT: 'held-forms.script.ts',
  PAGE_SHOPPER_SCRIPT: 'page-shopper.script.ts',
  RETURN_TO_FILTER_SCRIPT: 'return-to-filter.script.ts',
  START_SCRIPTS_SCRIPT: 'start-scripts.script.ts',
}

/** Inlines the values of the module of patterns, so that the script contains regular expressions instead of the code that builds them. */
const evaluated = {
  name: 'evaluated-patterns',
  enforce: 'pre',
  async load(id) {
    if (id !== join(folder, 'cookie-patterns.ts')) return undefined
    const constants = Object.entries(await import(id))
    return constants.map(([name, pattern]) => `export const ${name} = ${pattern}`).join('\n')
  },
}

async function compile(file) {
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    publicDir: false,
    plugins: [evaluated],
    build: {
      write: false,
      target: 'es2020',
      minify: 'oxc',
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, file),
        output: { format: 'iife' },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
      },
    },
  })
  return output.output[0].code.trim().replace(/;$/, '')
}

const modules = await Promise.all(
  Object.entries(SCRIPTS).map(
    async ([name, file]) => `/** ${file}, compiled. */\nexport const ${name} = ${JSON.stringify(await compile(file))}\n`,
  ),
)
mkdirSync(join(folder, '__generated__'), { recursive: true })
writeFileSync(join(folder, '__generated__/scripts.ts'), modules.join('\n'))
