import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nearFilesText } from './near-files.ts'

test('three files of the same ending are named, nearest first, and none where there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'near-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['origin.json', 'origins.json', 'other.json', 'far-away.json', 'origin.graphql']) writeFileSync(join(folder, name), '')
  expect(nearFilesText(join(folder, 'orgin.json'), '.json')).toBe(' Near to it: origin.json, origins.json, other.json.')
  expect(nearFilesText(join(folder, 'orgin.html'), '.html')).toBe('')
  expect(nearFilesText(join(folder, 'nowhere', 'origin.json'), '.json')).toBe('')
})
