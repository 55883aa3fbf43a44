import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

/** The longest that a command may take, milliseconds, and the most that it may say, characters. */
const PATIENCE = 10 * 60 * 1000
const MOST_TEXT = 64 * 1024 * 1024

/** Runs `contract <words>` of the toolkit as a process of its own, one at a time, and reads the JSON that it prints. */
export function toolkitRunner(root: string): (words: readonly string[]) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve()
  return (words) => {
    const next = last.catch(() => undefined).then(() => runToolkit(root, words))
    last = next
    return next
  }
}

function runToolkit(root: string, words: readonly string[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'toolkit/contract/contract.ts'), ...words], { cwd: root, timeout: PATIENCE })
    const stop = (): void => void child.kill()
    process.once('exit', stop)
    const heard = { out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      heard.out += text
      if (heard.out.length > MOST_TEXT) stop()
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => (heard.err = (heard.err + text).slice(-4000)))
    child.once('spawn', () => giveWay(child.pid))
    child.once('error', reject)
    child.once('close', () => {
      process.removeListener('exit', stop)
      // A check that finds something ends with 1 and has its report all the same.
      const report = parsed(heard.out)
      if (report === undefined) reject(new Error(`contract ${words.join(' ')} told nothing: ${heard.err.trim() || 'it was stopped'}`))
      else resolve(report)
    })
  })
}

/** Whoever waits for an answer goes first. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or this system has no such thing.
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
