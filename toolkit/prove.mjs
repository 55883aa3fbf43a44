// `npm run prove`: what takes longer than `npm test` may. Every rule is broken on purpose, one small break at a time, and a test must see it.
// What came of it is written to docs/proof/, with the commit that it belongs to. `npm run prove -- <files>` breaks the rules of some files and writes nothing.
import { execFileSync } from 'node:child_process'
import { ensureDependencies, ensureGenerated, projectNode, root, run, runBin, say } from './setup.mjs'

const files = process.argv.slice(2)

process.chdir(root)
ensureDependencies()
ensureGenerated()

const rooms = files.length > 0 ? ['some'] : ['contract', 'shop']
for (const room of rooms) {
  say(`Breaking ${files.length > 0 ? files.join(', ') : `every rule of the ${room}`}…`)
  const only = files.length > 0 ? ['--mutate', files.join(',')] : []
  // A hundred bags for each break: the ten thousand of the everyday run would find the same, hours later.
  const env = { GENERATED_BASKETS: '100', RULES_OF: room }
  if (runBin('stryker', ['run', 'toolkit/prove/stryker.config.mjs', ...only], { env }) !== 0) process.exit(1)
}
process.exit(run(projectNode(), ['toolkit/prove/mutation-report.ts', ...rooms, ...(files.length > 0 ? [] : ['--write', commit()])]))

/** The commit that is proven; with a plus where files differ from it. */
function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+')
}
