import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { keepFair, type Patience, serverTiming } from './slow-senders.ts'

const patience: Patience = { headers: 150, request: 300, every: 20 }
const server = () => {
  const listener = createServer(serverTiming(patience), (_, response) => response.end('well'))
  keepFair(listener, patience)
  open.push(() => listener.close())
  return listener
}
const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** The complete answer to the sent text. */
async function answerTo(listener: ReturnType<typeof server>, sent: string): Promise<string> {
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const { port } = listener.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (piece) => {
    text += piece
  })
  socket.on('error', (error) => {
    text += error.message
  })
  socket.write(sent)
  await once(socket, 'close')
  return text
}

/** Blocks the process, like a long garbage collection. */
function block(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

test('a sender who never finishes its headers is dropped', async () => {
  expect(await answerTo(server(), 'GET / HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1\.1 408 /)
})

test('a sender whose request was unread while the process was blocked is answered', async () => {
  const listener = server()
  listener.once('connection', () => block(3 * patience.headers))
  expect(await answerTo(listener, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 [\s\S]*well/)
})

test('a connection stays open for longer than a load balancer keeps it idle', async () => {
  const listener = server()
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const { port } = listener.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}`)
  expect(headers.get('keep-alive')).toBe('timeout=65')
})
