import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Read, readPlaywright, readVitest, type TestResult } from '../../requirements/results.ts'
import { runIn } from './child.ts'

/** Selects the tests in these files whose titles name one of the ids. */
export type TestChoice = { files: readonly string[]; ids: readonly string[] }

/** Runs unit tests in a copy. */
export async function askVitest(copy: string, { files, ids }: TestChoice, workers: string): Promise<TestResult[]> {
  const args = ['run', ...files, '-t', ids.join('|'), `--maxWorkers=${workers}`, '--reporter=json', '--outputFile=.results/vitest.json']
  forget(copy)
  // A hundred generated baskets are enough for a known break; `npm test` generates ten thousand.
  const printed = await runIn(copy, ['node_modules/.bin/vitest', ...args], { GENERATED_BASKETS: '100' }, 10)
  return found(readVitest(join(copy, '.results')), printed)
}

/** Runs browser specs in a copy, after building and serving its shop. */
export async function askBrowser(copy: string, { files, ids }: TestChoice): Promise<TestResult[]> {
  forget(copy)
  const printed = await runIn(copy, ['toolkit/prove/breaks/browser-run.mjs', ids.join('|'), ...files], {}, 60)
  return found(readPlaywright(join(copy, '.results')), printed)
}

function forget(copy: string): void {
  rmSync(join(copy, '.results'), { recursive: true, force: true })
}

/** Thrown if a runner wrote no results: it was stopped, or could not start. */
export class RunnerError extends Error {
  override readonly name = 'RunnerError'
}

function found(read: Read<TestResult[]>, printed: string): TestResult[] {
  if ('value' in read) return read.value
  throw new RunnerError(`${read.reason} It printed:\n${printed.slice(-4000)}`)
}
