import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { releaseLock, takeLock } from './run-lock.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The id of a process that has ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

test('a second run is told which process runs, and begins once the first has ended', () => {
  expect(takeLock(folder, process.ppid)).toBeUndefined()
  expect(takeLock(folder)).toBe(process.ppid)
  releaseLock(folder)
  expect(takeLock(folder), 'only its holder gives it back').toBe(process.ppid)
  releaseLock(folder, process.ppid)
  expect(takeLock(folder)).toBeUndefined()
})

test('the lock of a run that died, or that holds no number, is taken over', () => {
  expect(takeLock(folder, endedProcess())).toBeUndefined()
  expect(takeLock(folder)).toBeUndefined()
  writeFileSync(join(folder, 'running'), '')
  expect(takeLock(folder)).toBeUndefined()
  releaseLock(folder)
  expect(existsSync(join(folder, 'running'))).toBe(false)
})
