import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

let address: Promise<string> | undefined

/** The address of a Redis that tests may write to, started when the first test wants one. It ends with this process. */
export function redisUrl(): Promise<string> {
  address ??= start()
  return address
}

/** The server lives as long as the input that it is given stays open: however this process ends, that ends too. */
async function start(): Promise<string> {
  const script = fileURLToPath(new URL('../../../toolkit/redis.mjs', import.meta.url))
  const server = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'] })
  let complaint = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const [said] = await Promise.race([once(server.stdout.setEncoding('utf8'), 'data'), once(server, 'exit')])
  if (typeof said !== 'string') throw new Error(`These tests need a Redis. ${complaint.trim()}`)
  // Nothing here waits for it: it must not keep the tests' process alive.
  server.unref()
  for (const stream of [server.stdin, server.stdout, server.stderr]) if ('unref' in stream) (stream as { unref: () => void }).unref()
  return said.trim()
}
