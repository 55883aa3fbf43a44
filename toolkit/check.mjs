// `npm run check`: am I done? Everything that needs no browser and no build.
import { ensureHarness } from './harness.mjs'
import { prepareRedis } from './redis.mjs'
import { ensureDependencies, ensureGenerated, projectNode, root, runBeside, runBin, say } from './setup.mjs'

process.chdir(root)
ensureDependencies()
ensureGenerated()
ensureHarness()
prepareRedis()

// Side by side: none of them keeps two processors busy from its beginning to its end.
const steps = [
  ['Lint and import zones', ['toolkit/lint.mjs']],
  ['Types', ['node_modules/.bin/tsc', '--noEmit']],
  ['Contract', ['toolkit/contract/contract.ts', 'check']],
  ['Every operation in every scenario', ['toolkit/contract/contract.ts', 'coverage', '--gate']],
]
say(`${steps.map(([title]) => title).join('; ')}…`)
const outcomes = await Promise.all(
  steps.map(async ([title, args]) => {
    const code = await runBeside(projectNode(), args)
    say(`${title}: ${code === 0 ? 'done' : 'FAILED'}`)
    return { title, code }
  }),
)
const tests = 'Unit, contract and architecture tests'
say(`${tests}…`)
outcomes.push({ title: tests, code: runBin('vitest', ['run']) })

const failed = outcomes.filter(({ code }) => code !== 0).map(({ title }) => title)
say(failed.length === 0 ? 'All good.' : `Not done: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
