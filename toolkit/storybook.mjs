// Builds Storybook into `storybook-static/`: the design system's tests run on it, and any static host can serve it.
import { join } from 'node:path'
import { ensureDependencies, ensureGenerated, fail, hashOf, isFresh, markFresh, root, runBinBeside, say } from './setup.mjs'

/** Sources of the stories, by folder. Some of these folders contain unit tests as well; changing one causes an unnecessary build. */
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

/** Builds Storybook if the sources of its stories have changed. */
export async function ensureStorybook() {
  const hash = hashOf(STORYBOOK_INPUTS)
  if (isFresh('storybook', hash, ['storybook-static/index.json', 'storybook-static/iframe.html'])) return
  say('Building Storybook (about ten seconds; unchanged sources skip this)…')
  const args = ['build', '--output-dir', join(root, 'storybook-static'), '--quiet', '--loglevel', 'error']
  if ((await runBinBeside('storybook', args)) !== 0) {
    fail('Storybook could not be built: the message above names the story or the file of .storybook/ to fix.')
  }
  markFresh('storybook', hash)
}

// `npm run build-storybook`. Works on an empty clone.
if (process.argv[1] === import.meta.filename) {
  process.chdir(root)
  ensureDependencies()
  ensureGenerated()
  await ensureStorybook()
  say('Storybook is built: storybook-static/.')
}
