import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import compression from 'compression'
import { afterEach, expect, test } from 'vitest'
import { paintFirstWhileSent } from './paint-first-stream.ts'

const open: ReturnType<typeof createServer>[] = []

afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** Asks a server that answers with `answer`, compressed as the shop's are. */
async function ask(answer: RequestListener): Promise<{ headers: Headers; bytes: Buffer }> {
  const server = createServer((request, response) => {
    compression({ threshold: 0 })(request, response, () => undefined)
    paintFirstWhileSent(response)
    answer(request, response)
  })
  open.push(server)
  await new Promise<void>((listening) => server.listen(0, listening))
  const got = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`, {
    headers: { connection: 'close', 'accept-encoding': 'gzip' },
  })
  return { headers: got.headers, bytes: Buffer.from(await got.arrayBuffer()) }
}

const script = '<script src="/_next/static/chunks/a.js" async=""></script>'
const html = 'text/html; charset=utf-8'

test('a page of one request is rewritten while it is sent, though its pieces end within a script and within a letter', async () => {
  const page = Buffer.from(`<p>“é”</p>${script}<p>${'Satin '.repeat(50)}</p>`)
  const { headers, bytes } = await ask(async (_, response) => {
    response.setHeader('content-type', html)
    response.flushHeaders()
    for (const cut of [
      [0, 4],
      [4, 40],
      [40, page.length],
    ] as const) {
      response.write(page.subarray(...cut))
      await setImmediate()
    }
    response.end()
  })
  expect(headers.get('content-encoding')).toBe('gzip')
  expect(bytes.toString()).toBe(`<p>“é”</p><link rel="dns-prefetch" href="/_next/static/chunks/a.js"/><p>${'Satin '.repeat(50)}</p>`)
})

test('its length is not told, for it changes; a text as the only piece is rewritten, too', async () => {
  const { headers, bytes } = await ask((_, response) => {
    response.setHeader('content-type', html).setHeader('content-length', script.length)
    response.end(script)
  })
  expect(headers.get('content-length')).toBeNull()
  expect(bytes.toString()).toBe('<link rel="dns-prefetch" href="/_next/static/chunks/a.js"/>')
})

test.each([
  ['a kept page, which brings its policy', { 'content-type': html, 'content-security-policy': "script-src 'sha256-a'" }],
  ['what is no page', { 'content-type': 'application/json' }],
])('%s passes as it is', async (_, own) => {
  const { bytes } = await ask((__, response) => {
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value)
    response.end(script)
  })
  expect(bytes.toString()).toBe(script)
})

test('each piece goes out at once when the framework flushes it', async () => {
  const { promise: seen, resolve: see } = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    compression({ threshold: 0 })(request, response, () => undefined)
    paintFirstWhileSent(response)
    response.setHeader('content-type', html)
    response.write('<p>first</p>')
    // The compression has added it.
    ;(response as typeof response & { flush: () => void }).flush()
    void seen.then(() => response.end('<p>last</p>'))
  })
  open.push(server)
  await new Promise<void>((listening) => server.listen(0, listening))
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`, { headers: { connection: 'close' } })
  let text = ''
  for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece
    if (text === '<p>first</p>') see()
  }
  expect(text).toBe('<p>first</p><p>last</p>')
})
