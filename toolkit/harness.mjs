// Builds the Playwright harness in the form that another repository installs: one module and its type declarations.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ensureDependencies, ensureGenerated, fail, hashOf, isFresh, markFresh, root, runBinBeside, say } from './setup.mjs'

const generated = join(root, 'tests/harness/__generated__')
const ENTRY = 'tests/harness/playwright.d.ts'
const PRODUCTS = ['tests/harness/__generated__/playwright.js', `tests/harness/__generated__/types/${ENTRY}`]

/** Builds the harness if its sources have changed. */
export async function ensureHarness() {
  const hash = hashOf(['tests/harness', 'fixtures', 'mock-server/journal', 'package-lock.json', 'toolkit/harness.mjs'])
  if (isFresh('harness', hash, PRODUCTS)) return
  say('Building the test harness…')
  const isBuilt =
    (await runBinBeside('vite', ['build', '--config', 'tests/harness/vite.config.ts', 'tests/harness'])) === 0 &&
    (await runBinBeside('tsc', ['-p', 'tests/harness/tsconfig.json', '--outDir', join(generated, 'all')])) === 0
  if (!isBuilt) fail('The test harness could not be built: the message above says where.')
  keepWhatIsShown()
  markFresh('harness', hash)
}

/** Keeps the declarations that the entry reaches, with relative specifiers: other packages cannot resolve this one's `#` imports. */
function keepWhatIsShown() {
  const all = join(generated, 'all')
  rmSync(join(generated, 'types'), { recursive: true, force: true })
  const open = [ENTRY]
  const seen = new Set(open)
  for (const path of open) {
    const text = readFileSync(join(all, path), 'utf8').replaceAll(/(["'])([#.][^"']*\/[^"']+)\.ts\1/g, (_, quote, specifier) => {
      const target = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(path), specifier)
      if (!seen.has(`${target}.d.ts`)) {
        seen.add(`${target}.d.ts`)
        open.push(`${target}.d.ts`)
      }
      const way = relative(dirname(path), target)
      return `${quote}${way.startsWith('.') ? way : `./${way}`}.js${quote}`
    })
    const kept = join(generated, 'types', path)
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, text)
  }
  rmSync(all, { recursive: true, force: true })
  if (!existsSync(join(generated, 'types', ENTRY))) fail('The harness shows no types.')
}

// `npm run harness`. Works on an empty clone.
if (import.meta.main || process.argv[1] === import.meta.filename) {
  process.chdir(root)
  ensureDependencies()
  ensureGenerated()
  await ensureHarness()
  say('The harness is built: compact/playwright.')
}
