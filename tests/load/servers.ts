import { startProcess } from '#toolkit/setup.mjs'

type Server = ReturnType<typeof startProcess>

const running = new Set<Server>()

process.once('exit', () => {
  for (const server of running) server.kill()
})
process.once('SIGTERM', () => process.exit(1))

/** Options of a server besides its own arguments. */
type Surroundings = { env?: Readonly<Record<string, string>>; nodeFlags?: readonly string[] }

/** Starts a server for a measurement without showing its output. It always stops when the measurement ends, even after an error. */
export function startServer(file: string, args: readonly string[], { env = {}, nodeFlags = [] }: Surroundings = {}): Server {
  const server = startProcess(file, [...args], env, { quiet: true, nodeFlags })
  running.add(server)
  server.once('exit', () => running.delete(server))
  return server
}
