// `npm run lint`: formatting and import order (biome), code (oxlint), unused exports, files and dependencies (knip). `npm run lint -- <files>` looks at the
// formatting of these alone, and at everything else whole: what one file says of another is for all of them.
import { existsSync } from 'node:fs'
import { runBin, say } from './setup.mjs'

/** What decides how every file is formatted, and as many files as a command line may name. */
const FORMAT = /^(biome\.json|package-lock\.json|\.gitignore|\.editorconfig)$/
const MOST = 500

const named = process.argv.slice(2)
const isSome = named.length > 0 && named.length <= MOST && !named.some((path) => FORMAT.test(path))
const formatted = isSome ? named.filter((path) => existsSync(path)) : ['.']
const format = runBin('biome', ['check', '--linter-enabled=false', '--max-diagnostics=40', '--no-errors-on-unmatched', ...formatted])
const code = runBin('oxlint', ['--config', '.oxlintrc.json', '--deny-warnings', '.'])
const unused = runBin('knip', ['--no-progress', '--cache', '--cache-location', 'node_modules/.cache/knip'])
if (unused !== 0)
  say('Remove what nobody uses: `npx knip --fix` takes the export keywords away. Files that a tool finds by name are entries in knip.json.')
process.exit(format || code || unused)
