// `npm run prove`: what takes longer than `npm test` may. Every rule is broken on purpose, one small break at a time, and a test must see it; every state of
// the bag is looked at in a browser; every break that is recorded for a requirement must turn its tests red. What came of it is written to docs/proof/, with
// the commit that it belongs to. `--only=mutation`, `states` or `breaks` proves one part; `npm run prove -- <files>` breaks the rules of some files and
// writes nothing.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureHarness } from './harness.mjs'
import { serveShop } from './serving.mjs'
import { ensureDependencies, ensureGallery, ensureGenerated, fail, projectNode, root, run, runBin, say } from './setup.mjs'

/** What is proven, in this order: each answers an exit code. */
const parts = {
  mutation: () => mutate(['contract', 'shop']),
  states: lookAtStates,
  breaks: () => run(projectNode(), ['toolkit/prove/breaks.ts', '--write', commit]),
}

const { only, files } = asked()
process.chdir(root)
ensureDependencies()
ensureGenerated()
// What the first part writes makes the others' files no other commit's.
const commit = commitNow()

if (files.length > 0) process.exit(mutate(['some']))
const failed = []
for (const name of only ? [only] : Object.keys(parts)) if ((await parts[name]()) !== 0) failed.push(name)
say(failed.length === 0 ? 'Proven.' : `Not proven: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)

/** What the command line says, or its end with what it may say. */
function asked() {
  const known = Object.keys(parts).join(', ')
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
    if (values.only !== undefined && !Object.hasOwn(parts, values.only)) fail(`There is no part "${values.only}": ${known}.`)
    if (positionals.length > 0 && (values.only ?? 'mutation') !== 'mutation') fail('Only the part mutation takes files.')
    return { only: values.only, files: positionals }
  } catch (error) {
    return fail(`${error.message} It takes --only=<part> (${known}), or files whose rules to break.`)
  }
}

/** Breaks every rule of some rooms, or of the files that were asked for. */
function mutate(rooms) {
  for (const room of rooms) {
    say(`Breaking ${files.length > 0 ? files.join(', ') : `every rule of the ${room}`}…`)
    const mutated = files.length > 0 ? ['--mutate', files.join(',')] : []
    // A hundred bags for each break: the ten thousand of the everyday run would find the same, hours later.
    const env = { GENERATED_BASKETS: '100', RULES_OF: room }
    const code = runBin('stryker', ['run', 'toolkit/prove/stryker.config.mjs', ...mutated], { env })
    if (code !== 0) return code
  }
  return run(projectNode(), ['toolkit/prove/mutation-report.ts', ...rooms, ...(files.length > 0 ? [] : ['--write', commit])])
}

/** Visits every state of every screen in a browser. */
async function lookAtStates() {
  say('Visiting every state of every screen…')
  ensureGallery()
  ensureHarness()
  const { env, stop } = await serveShop()
  const reporters = '--reporter=dot,./tests/accessibility/screen-states/states-report.ts'
  const code = runBin('playwright', ['test', '--project=sweep', reporters], { env: { ...env, PROVEN_COMMIT: commit } })
  await stop()
  return code
}

/** The commit that is proven; with a plus where files differ from it. */
function commitNow() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+')
}
