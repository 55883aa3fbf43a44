// Builds Storybook into `storybook-static/`: the tests of the design system look at it, and it can be put on any static host.
import { join } from 'node:path'
import { ensureDependencies, ensureGenerated, fail, hashOf, isFresh, markFresh, root, runBinBeside, say } from './setup.mjs'

/** What stories are made of. Unit tests and routes are part of none, but a folder is told by its name and not by each file. */
const STORYBOOK_INPUTS = [
  ...['main.ts', 'preview.tsx', 'network.ts', 'visit.ts', 'examples-as-stories.ts'].map((file) => `.storybook/${file}`),
  ...['design-system', 'features', 'messages', 'platform'].map((part) => `app/${part}`),
  'schema',
  'operations',
  'fixtures',
  ...['contract', 'worlds', 'scenarios', 'drafts', 'faults', 'http', 'journal', 'browser.ts', 'yoga.ts'].map(
    (part) => `mock-server/${part}`,
  ),
  'public',
  'tsconfig.json',
  'package-lock.json',
  'toolkit/storybook.mjs',
]

/** Builds Storybook when something that its stories are made of has changed. */
export async function ensureStorybook() {
  const hash = hashOf(STORYBOOK_INPUTS)
  if (isFresh('storybook', hash, ['storybook-static/index.json', 'storybook-static/iframe.html'])) return
  say('Building Storybook (about ten seconds; unchanged sources skip this)…')
  const args = ['build', '--output-dir', join(root, 'storybook-static'), '--quiet', '--loglevel', 'error']
  if ((await runBinBeside('storybook', args)) !== 0) {
    fail('Storybook could not be built: the message above names the story or the file of .storybook/ to mend.')
  }
  markFresh('storybook', hash)
}

// `npm run build-storybook`, from an empty clone too.
if (process.argv[1] === import.meta.filename) {
  process.chdir(root)
  ensureDependencies()
  ensureGenerated()
  await ensureStorybook()
  say('Storybook is built: storybook-static/.')
}
