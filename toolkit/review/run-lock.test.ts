import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { releaseLock, takeLock } from './run-lock.mjs'

const folderOf = () => mkdtempSync(join(tmpdir(), 'review-lock-'))

/** The id of a process that has ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

test('a second run is told which process runs, and begins once the first has ended', () => {
  const folder = folderOf()
  expect(takeLock(folder, process.ppid)).toBeUndefined()
  expect(takeLock(folder)).toBe(process.ppid)
  releaseLock(folder)
  expect(takeLock(folder), 'only its holder gives it back').toBe(process.ppid)
  releaseLock(folder, process.ppid)
  expect(takeLock(folder)).toBeUndefined()
})

test('the lock of a run that died, or that holds no number, is taken over', () => {
  const folder = folderOf()
  expect(takeLock(folder, endedProcess())).toBeUndefined()
  expect(takeLock(folder)).toBeUndefined()
  writeFileSync(join(folder, 'running'), '')
  expect(takeLock(folder)).toBeUndefined()
  releaseLock(folder)
  expect(existsSync(join(folder, 'running'))).toBe(false)
})
