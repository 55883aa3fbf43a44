import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { controlClient } from './control-client.ts'

/** A server that gives these answers in turn, and what it was asked. */
async function answering(...statuses: readonly number[]) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(statuses[asked.length - 1] ?? 500, { connection: 'close' }).end('{"name":"a"}')
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { asked, client: controlClient(`http://127.0.0.1:${port}`) }
}

test('a request that the server did not read in time is sent once more', async () => {
  const { asked, client } = await answering(408, 200)
  await expect(client.ask('POST', '/sessions', {})).resolves.toEqual({ name: 'a' })
  expect(asked).toEqual(['POST /control/sessions', 'POST /control/sessions'])
})

test('a request that the server did not read in time twice, and any other refusal, is an error', async () => {
  const late = await answering(408, 408)
  await expect(late.client.ask('GET', '/sessions')).rejects.toThrow('GET /control/sessions answered 408')
  const refused = await answering(503)
  await expect(refused.client.ask('GET', '/sessions')).rejects.toThrow('GET /control/sessions answered 503')
  expect(refused.asked).toHaveLength(1)
})
