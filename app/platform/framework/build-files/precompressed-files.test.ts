import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerPrecompressed, precompressFiles, readPrecompressedFiles } from './precompressed-files.ts'

const script = 'export const shades = ["rosehip", "fig"];'.repeat(50)
let directory = ''
let server: Server | undefined

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'precompressed-'))
  mkdirSync(join(directory, 'static/chunks'), { recursive: true })
  writeFileSync(join(directory, 'static/chunks/a.js'), script)
  writeFileSync(join(directory, 'static/chunks/a.css'), 'p{color:red}')
  writeFileSync(join(directory, 'static/chunks/a.txt'), 'words')
})

afterEach(() => {
  server?.close()
  rmSync(directory, { recursive: true })
})

/** The response for a path from a server that has the compressed files and otherwise answers 404. */
async function ask(path: string, acceptEncoding: string, method = 'GET') {
  const files = readPrecompressedFiles(directory)
  server = createServer((incoming, response) => {
    if (!answerPrecompressed(incoming, response, files)) response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    request({ port, path, method, headers: { 'accept-encoding': acceptEncoding } }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () =>
        done({ ...(answer.statusCode && { status: answer.statusCode }), headers: answer.headers, body: Buffer.concat(pieces) }),
      )
    })
      .on('error', fail)
      .end()
  })
}

test('scripts and styles are compressed, and sent so to clients that accept it, without an expiry', async () => {
  expect(precompressFiles(directory)).toBe(2)
  const { status, headers, body } = await ask('/_next/static/chunks/a.js?v=1', 'gzip, deflate, br, zstd')
  expect(status).toBe(200)
  expect(brotliDecompressSync(body).toString()).toBe(script)
  expect(headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'content-encoding': 'br',
    'content-length': String(body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
})

test.each([
  ['accepts only gzip', 'gzip, deflate'],
  ['refuses Brotli', 'gzip, br;q=0.0'],
])('a client that %s gets gzip, also of a small file', async (_who, accepted) => {
  precompressFiles(directory)
  const { headers, body } = await ask('/_next/static/chunks/a.css', accepted)
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(body.length) })
  expect(gunzipSync(body).toString()).toBe('p{color:red}')
})

test('HEAD has the headers and no body', async () => {
  precompressFiles(directory)
  const { status, headers, body } = await ask('/_next/static/chunks/a.css', 'br', 'HEAD')
  expect({ status, type: headers['content-type'], length: body.length }).toEqual({
    status: 200,
    type: 'text/css; charset=UTF-8',
    length: 0,
  })
})

test.each([
  ['a client that refuses both', '/_next/static/chunks/a.js', 'gzip;q=0, br;q=0.0', 'GET'],
  ['a client that accepts another encoding with a similar name', '/_next/static/chunks/a.js', 'brx', 'GET'],
  ['a file that is no script', '/_next/static/chunks/a.txt', 'br', 'GET'],
  ['a path out of the folder', '/_next/static/chunks/../chunks/a.js', 'br', 'GET'],
  ['another method', '/_next/static/chunks/a.js', 'br', 'POST'],
])('%s is left to the framework', async (_who, path, accepted, method) => {
  precompressFiles(directory)
  expect((await ask(path, accepted, method)).status).toBe(404)
})

test('a build without compressed files has none, and a compressed file whose original is gone is not served', async () => {
  expect(readPrecompressedFiles(directory).size).toBe(0)
  precompressFiles(directory)
  unlinkSync(join(directory, 'static/chunks/a.js'))
  expect([...readPrecompressedFiles(directory).keys()]).toEqual(['/_next/static/chunks/a.css'])
})
