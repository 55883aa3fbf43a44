// Keeps a second run of the review from writing over the first.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes the lock of a folder for a process. Returns undefined, or the id of the process that holds it. The lock of a process that is gone is taken over.
 *
 * @param {string} folder
 * @param {number} [pid]
 * @returns {number | undefined}
 */
export function takeLock(folder, pid = process.pid) {
  mkdirSync(folder, { recursive: true })
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      // Fails if the file is there: of two runs that begin at once, one writes it.
      writeFileSync(lockOf(folder), String(pid), { flag: 'wx' })
      return undefined
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const holder = holderOf(folder)
      if (holder !== undefined && isAlive(holder)) return holder
      rmSync(lockOf(folder), { force: true })
    }
  }
  return holderOf(folder) ?? 0
}

/**
 * Gives the lock back, if the process holds it.
 *
 * @param {string} folder
 * @param {number} [pid]
 */
export function releaseLock(folder, pid = process.pid) {
  if (holderOf(folder) === pid) rmSync(lockOf(folder), { force: true })
}

function lockOf(folder) {
  return join(folder, 'running')
}

function holderOf(folder) {
  try {
    const pid = Number(readFileSync(lockOf(folder), 'utf8'))
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, and belongs to somebody else.
    return error.code === 'EPERM'
  }
}
