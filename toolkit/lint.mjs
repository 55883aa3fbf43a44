// `npm run lint`: formatting and import order (biome), code (oxlint).
import { runBin } from './setup.mjs'

const format = runBin('biome', ['check', '--linter-enabled=false', '--max-diagnostics=40', '.'])
const code = runBin('oxlint', ['--config', '.oxlintrc.json', '--deny-warnings', '.'])
process.exit(format || code)
