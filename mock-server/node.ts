import { enableCompileCache, flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// A start compiles much and keeps little. What was compiled is kept for the next start; new objects get little room until it is over, and what
// it leaves behind is swept out once.
enableCompileCache(`${import.meta.dirname}/../node_modules/.cache/compile`)
setFlagsFromString('--semi-space-growth-factor=1')
const { run } = await import('./host/run.ts')
await run(process.argv.slice(2), process.env)
setFlagsFromString('--semi-space-growth-factor=2')
flushCompileCache()
setFlagsFromString('--expose-gc')
const sweep = runInNewContext('gc') as (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void
sweep({ type: 'major', execution: 'sync', flavor: 'last-resort' })
