import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openKnownFixtures } from './host/known-fixtures.ts'

// A start compiles a lot and retains little. Compiled code is cached for the next start; the young generation stays small during the start, and
// the garbage is collected once afterwards.
const cache = join(import.meta.dirname, '../node_modules/.cache')
enableCompileCache(join(cache, 'compile'))
setFlagsFromString('--semi-space-growth-factor=1')
const fixtures = openKnownFixtures(join(import.meta.dirname, '..'), join(cache, 'known-fixtures'))
const { runMockServer: run } = await import('./host/run.ts')
fixtures.loaded()
await run(process.argv.slice(2), process.env, fixtures)
setFlagsFromString('--semi-space-growth-factor=2')
flushCompileCache()
setFlagsFromString('--expose-gc')
const sweep = runInNewContext('gc') as (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void
sweep({ type: 'major', execution: 'sync', flavor: 'last-resort' })
