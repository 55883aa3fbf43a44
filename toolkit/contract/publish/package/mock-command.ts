import { runMockServer } from '#mock-server/host/run.ts'

// The command of the published package. Its scenarios were checked when it was published.
await runMockServer(process.argv.slice(2), process.env, { isKnown: true, keep: () => undefined })
