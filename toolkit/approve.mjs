// `npm run approve`: updates the reference pictures of the design system's examples in this environment. `-- <words>` updates only those
// whose test title matches. `-- transcripts <words>` updates instead what a screen reader says in each journey, or in those that match.
// Review the changes before you commit.
import { execFileSync } from 'node:child_process'
import { ensureBrowser } from './browser.mjs'
import { ensureHarness } from './harness.mjs'
import { serveShop } from './serving.mjs'
import { ensureDependencies, ensureGallery, ensureGenerated, root, runBin, say } from './setup.mjs'
import { ensureStorybook } from './storybook.mjs'

process.chdir(root)
ensureDependencies()
ensureGenerated()
await ensureHarness()

const [first, ...others] = process.argv.slice(2)
const code = first === 'transcripts' ? await approveTranscripts(others) : await approvePictures(process.argv.slice(2))
const folder = first === 'transcripts' ? 'tests/accessibility/transcripts/approved' : 'tests/visual/approved'
const changed = execFileSync('git', ['status', '--porcelain', folder], { cwd: root, encoding: 'utf8' })
say(changed === '' ? 'Nothing has changed.' : `Approved. Look at each file before you commit:\n${changed}`)
process.exit(code)

async function approvePictures(words) {
  await ensureStorybook()
  const env = { APPROVE: '1', CHROMIUM_PATH: ensureBrowser() }
  return runBin('playwright', ['test', 'tests/storybook/examples.spec.ts', '--project=desktop', '--reporter=dot', ...matching(words)], {
    env,
  })
}

async function approveTranscripts(words) {
  await ensureGallery()
  const { env, stop } = await serveShop()
  const all = { ...env, APPROVE: '1', TRANSCRIPTS: '1' }
  const approved = runBin('playwright', ['test', '--project=transcripts', '--reporter=list', ...matching(words)], { env: all })
  await stop()
  return approved
}

function matching(words) {
  return words.length > 0 ? ['--grep', words.join(' ')] : []
}
