import { expect, it } from 'vitest'
import { SCHEMA_FILE, schemaText, testProject } from '../test-project.ts'
import { lint } from './lint.ts'
// Loads the linter before the first test, which would wait for it.
import './lint-files.ts'

const KEPT_FILE = '.cache/contract-lint.json'

it('a result is repeated while no file has changed, and found anew once one has', async () => {
  const { read, root, write } = testProject()
  expect((await lint(root)).errors).toEqual([])
  const kept = JSON.parse(read(KEPT_FILE)) as { result: { files: number } }
  write(KEPT_FILE, JSON.stringify({ ...kept, result: { ...kept.result, files: 99 } }))
  expect((await lint(root)).files).toBe(99)
  write(SCHEMA_FILE, schemaText.replace('  "What the user is called."\n', ''))
  expect((await lint(root)).errors).toHaveLength(1)
})

it('a result that was not written to its end counts for nothing', async () => {
  const { root, write } = testProject()
  write(KEPT_FILE, '{ "hash": ')
  expect((await lint(root)).errors).toEqual([])
})
