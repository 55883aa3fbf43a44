// `npm run check`: am I done? Everything that needs no browser and no build, in under a minute.
import { ensureHarness } from './harness.mjs'
import { prepareRedis } from './redis.mjs'
import { ensureDependencies, ensureGenerated, projectNode, root, run, runBin, say } from './setup.mjs'

process.chdir(root)
ensureDependencies()
ensureGenerated()
ensureHarness()
prepareRedis()

const steps = [
  ['Lint and import zones', () => run(projectNode(), ['toolkit/lint.mjs'])],
  ['Types', () => runBin('tsc', ['--noEmit'])],
  ['Contract', () => run(projectNode(), ['toolkit/contract/contract.ts', 'check'])],
  ['Every operation in every scenario', () => run(projectNode(), ['toolkit/contract/contract.ts', 'coverage', '--gate'])],
  ['Unit, contract and architecture tests', () => runBin('vitest', ['run'])],
]

const failed = steps.filter(([title, step]) => {
  say(`${title}…`)
  return step() !== 0
})
say(failed.length === 0 ? 'All good.' : `Not done: ${failed.map(([title]) => title).join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
