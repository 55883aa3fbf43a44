import { enableCompileCache, flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

// A start compiles much and keeps little: what was compiled is kept for the next start, and new objects get little room until it is over.
enableCompileCache(`${import.meta.dirname}/../node_modules/.cache/compile`)
setFlagsFromString('--semi-space-growth-factor=1')
const { run } = await import('./host/run.ts')
await run(process.argv.slice(2), process.env)
setFlagsFromString('--semi-space-growth-factor=2')
flushCompileCache()
