import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

let address: Promise<string> | undefined

/** The address of a Redis for tests, started for the first test that needs it. It ends with this process. */
export function redisUrl(): Promise<string> {
  address ??= start()
  return address
}

/** The Redis server runs until its stdin closes, so it ends however this process ends. */
async function start(): Promise<string> {
  const script = fileURLToPath(new URL('../../../toolkit/redis.mjs', import.meta.url))
  const server = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'] })
  let complaint = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const [said] = await Promise.race([once(server.stdout.setEncoding('utf8'), 'data'), once(server, 'exit')])
  if (typeof said !== 'string') throw new Error(`These tests need a Redis. ${complaint.trim()}`)
  // Must not keep the test process alive.
  server.unref()
  for (const stream of [server.stdin, server.stdout, server.stderr]) if ('unref' in stream) (stream as { unref: () => void }).unref()
  return said.trim()
}
