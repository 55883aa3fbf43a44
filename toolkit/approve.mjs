// `npm run approve`: approves how every example of the design system looks now, in this environment. `-- <words>`: only those whose
// test's title matches. What changed is then for `git diff` and for eyes.
import { execFileSync } from 'node:child_process'
import { ensureBrowser } from './browser.mjs'
import { ensureHarness } from './harness.mjs'
import { ensureDependencies, ensureGenerated, root, runBin, say } from './setup.mjs'
import { ensureStorybook } from './storybook.mjs'

process.chdir(root)
ensureDependencies()
ensureGenerated()
ensureHarness()
ensureStorybook()

const words = process.argv.slice(2)
const env = { APPROVE: '1', CHROMIUM_PATH: ensureBrowser() }
const filter = words.length > 0 ? ['--grep', words.join(' ')] : []
const code = runBin('playwright', ['test', 'tests/storybook/examples.spec.ts', '--project=desktop', '--reporter=dot', ...filter], { env })
const changed = execFileSync('git', ['status', '--porcelain', 'tests/visual/approved'], { cwd: root, encoding: 'utf8' })
say(changed === '' ? 'Everything looks as it was approved before.' : `Approved; look at each before you commit:\n${changed}`)
process.exit(code)
