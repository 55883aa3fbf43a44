import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

/** Maximum run time of a command, in milliseconds, and maximum output, in characters. */
const PATIENCE = 10 * 60 * 1000
const MOST_TEXT = 64 * 1024 * 1024

/** Runs `contract <words>` of the toolkit in a separate process, one at a time, and parses the JSON it prints. */
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
      // A check with findings exits with code 1 but still prints its report.
      const report = parsed(heard.out)
      if (report === undefined) reject(new Error(`contract ${words.join(' ')} told nothing: ${heard.err.trim() || 'it was stopped'}`))
      else resolve(report)
    })
  })
}

/** Lowers the process priority, so that responses to waiting clients come first. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has already ended, or the system does not support priorities.
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
