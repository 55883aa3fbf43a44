// `npm run lint`: formatting and import order (biome), code (oxlint), unused exports, files and dependencies (knip).
import { runBin, say } from './setup.mjs'

const format = runBin('biome', ['check', '--linter-enabled=false', '--max-diagnostics=40', '.'])
const code = runBin('oxlint', ['--config', '.oxlintrc.json', '--deny-warnings', '.'])
const unused = runBin('knip', ['--no-progress'])
if (unused !== 0)
  say('Remove what nobody uses: `npx knip --fix` takes the export keywords away. Files that a tool finds by name are entries in knip.json.')
process.exit(format || code || unused)
