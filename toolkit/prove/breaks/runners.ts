import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Read, readPlaywright, readVitest, type TestResult } from '../../requirements/results.ts'
import { runIn } from './child.ts'

/** What is asked of a runner: some files, and in them the tests whose titles name one of the ids. */
export type Question = { files: readonly string[]; ids: readonly string[] }

/** Asks unit tests of a copy. */
export async function askVitest(copy: string, { files, ids }: Question, workers: string): Promise<TestResult[]> {
  const args = ['run', ...files, '-t', ids.join('|'), `--maxWorkers=${workers}`, '--reporter=json', '--outputFile=.results/vitest.json']
  forget(copy)
  // A hundred bags are enough where the break is known: the ten thousand of the everyday run are for those that are not.
  const printed = await runIn(copy, ['node_modules/.bin/vitest', ...args], { GENERATED_BASKETS: '100' }, 10)
  return found(readVitest(join(copy, '.results')), printed)
}

/** Asks browser specs of a copy: builds its shop, serves it, and runs them. */
export async function askBrowser(copy: string, { files, ids }: Question): Promise<TestResult[]> {
  forget(copy)
  const printed = await runIn(copy, ['toolkit/prove/breaks/browser-run.mjs', ids.join('|'), ...files], {}, 60)
  return found(readPlaywright(join(copy, '.results')), printed)
}

function forget(copy: string): void {
  rmSync(join(copy, '.results'), { recursive: true, force: true })
}

/** Thrown when a runner left no results behind: it was ended, or could not start. */
export class RunnerError extends Error {
  override readonly name = 'RunnerError'
}

function found(read: Read<TestResult[]>, printed: string): TestResult[] {
  if ('value' in read) return read.value
  throw new RunnerError(`${read.reason} It printed:\n${printed.slice(-4000)}`)
}
