import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// Each ends before it installs or builds anything.
it.each([
  ['prove.mjs', '--only=transcript', 'Did you mean transcripts or'],
  ['prove.mjs', '--olny=states', 'Did you mean --only?'],
  ['check.mjs', '--al', 'Did you mean --all?'],
])('%s %s tells the words that are near', (script, word, text) => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, script), word], { encoding: 'utf8' })
  expect(stderr).toContain(text)
  expect(status).toBe(1)
})
