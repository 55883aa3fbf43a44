// The steps shared by `npm run check` and `npm test`: those that need no browser and no build.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { coverageInputs } from '../contract/coverage/inputs.mjs'
import { projectNode, root, runBeside, runBinBeside } from '../setup.mjs'

/** Both steps that can use several threads are cheapest with one: beside other steps on two cores, more only repeat their loading. */
const isSmall = availableParallelism() <= 2
/** 15 s of CPU instead of 23. */
const CHECKERS = isSmall ? ['--checkers', '1'] : []
/** 22 s of CPU instead of 35. */
const WORKERS = isSmall ? ['--workers', '1'] : []

/**
 * Each step, the files and folders that can change its outcome (`.` is all), and how to run it. `leave`: why `npm run check` leaves it to `npm test`. The longest
 * come first.
 */
export const checks = [
  {
    title: 'Every operation in every scenario',
    inputs: coverageInputs,
    leave: 'It sends 36,000 requests to the mock server; npm run contract -- coverage --operation <name> looks at one operation.',
    run: () => runBeside(projectNode(), ['toolkit/contract/contract.ts', 'coverage', '--gate', ...WORKERS]),
  },
  {
    title: 'Types',
    inputs: ['.'],
    run: () => {
      const cache = ['--incremental', '--tsBuildInfoFile', join(root, 'node_modules/.cache/types.tsbuildinfo')]
      return runBinBeside('tsc', ['--noEmit', ...cache, ...CHECKERS])
    },
  },
  // Every file is formatted by itself, so those that have changed are enough.
  { title: 'Lint', inputs: ['.'], keepsFiles: true, run: (changed = []) => runBeside(projectNode(), ['toolkit/lint.mjs', ...changed]) },
  {
    title: 'Contract',
    // Which operations are used is read from the code of every folder.
    inputs: ['.'],
    run: () => runBeside(projectNode(), ['toolkit/contract/contract.ts', 'check']),
  },
]

/** Runs a list of tasks in order, `lanes` at a time. */
export async function inLanes(lanes, works) {
  const waiting = [...works]
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await next()
    }),
  )
}
