import { join } from 'node:path'
import { runMockServer } from '#mock-server/host/run.ts'

// The command of the published package. Its scenarios were checked and its reference was built when it was published.
const published = join(import.meta.dirname, '..')
await runMockServer(process.argv.slice(2), process.env, { isKnown: true, keep: () => undefined, published })
