// `npm run approve`: updates the reference pictures of the design system's examples in this environment. `-- <words>` updates only those
// whose test title matches. Review the changes before you commit.
import { execFileSync } from 'node:child_process'
import { ensureBrowser } from './browser.mjs'
import { ensureHarness } from './harness.mjs'
import { ensureDependencies, ensureGenerated, root, runBin, say } from './setup.mjs'
import { ensureStorybook } from './storybook.mjs'

process.chdir(root)
ensureDependencies()
ensureGenerated()
await ensureHarness()
await ensureStorybook()

const words = process.argv.slice(2)
const env = { APPROVE: '1', CHROMIUM_PATH: ensureBrowser() }
const filter = words.length > 0 ? ['--grep', words.join(' ')] : []
const code = runBin('playwright', ['test', 'tests/storybook/examples.spec.ts', '--project=desktop', '--reporter=dot', ...filter], { env })
const changed = execFileSync('git', ['status', '--porcelain', 'tests/visual/approved'], { cwd: root, encoding: 'utf8' })
say(changed === '' ? 'Nothing has changed.' : `Approved. Look at each picture before you commit:\n${changed}`)
process.exit(code)
