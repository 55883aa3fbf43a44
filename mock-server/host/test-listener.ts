import type { ContractServer } from '../yoga.ts'
import { createListener } from './listener.ts'
import { createLog } from './log.ts'

/** A server on a real local socket. */
export type Listening = { port: number; url: string; close: () => Promise<void> }

/** Lets a test's server listen like the mock server, on a free port. */
export async function listen(server: ContractServer): Promise<Listening> {
  const graphiql = async (): Promise<string> => '<!doctype html><title>GraphiQL</title>'
  const listener = createListener({ server, log: createLog(false), graphiql, startedAt: performance.now() })
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening))
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = (): Promise<void> =>
    new Promise((closed) => {
      listener.close(() => closed())
      listener.closeAllConnections()
    })
  return { port, url: `http://127.0.0.1:${port}/graphql`, close }
}
