import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** A server in front of the shop, on an origin of its own. What is assigned here holds from the next request on. */
export type FrontServer = {
  origin: string
  /** Where `/sw.js` comes from; by default the shop. */
  workerFrom: string
  /** Added to the end of the service worker: a worker with other bytes is a new version. */
  addedToWorker: string
  /** Leaves out the content policy, so that nothing but the service worker can refuse a request. */
  withoutPolicy: boolean
  /** The parts that a document is sent in, of the pieces that the shop sends; by default it is passed on as it comes. */
  partsOf?: (html: Readable) => AsyncIterable<string>
  close: () => Promise<void>
}

/** Starts a server that passes every request on to the shop. A browser asks for an updated worker past the routes that a test sets up, but not past a server. */
export async function frontServer(shop: string): Promise<FrontServer> {
  const server = createServer((asked, answer) => void passOn(asked, answer, front))
  const origin = await listening(server)
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  const front: FrontServer = { origin, workerFrom: shop, addedToWorker: '', withoutPolicy: false, close }
  const passOn = async (
    asked: IncomingMessage,
    answer: ServerResponse,
    { workerFrom, addedToWorker, withoutPolicy, partsOf }: FrontServer,
  ) => {
    const isWorker = asked.url?.startsWith('/sw.js') ?? false
    const isInParts = partsOf !== undefined && asked.headers['sec-fetch-dest'] === 'document'
    const upstream = request(new URL(asked.url ?? '/', isWorker ? workerFrom : shop), {
      method: asked.method ?? 'GET',
      headers: { ...given(asked.headers), ...((isWorker || isInParts) && { 'accept-encoding': 'identity' }) },
    })
    upstream.on('error', () => answer.destroy())
    upstream.on('response', async (told) => {
      const { 'content-security-policy': policy, 'content-length': length, ...headers } = given(told.headers)
      answer.statusCode = told.statusCode ?? 502
      answer.setHeaders(new Map(Object.entries(headers)))
      if (policy !== undefined && !withoutPolicy) answer.setHeader('content-security-policy', policy)
      if (isWorker) answer.end((await text(told)) + addedToWorker)
      else if (isInParts) Readable.from(partsOf(told.setEncoding('utf8'))).pipe(answer)
      else {
        if (length !== undefined) answer.setHeader('content-length', length)
        told.pipe(answer)
      }
    })
    asked.pipe(upstream)
  }
  return front
}

/** A server of somebody else, which counts what it is asked for. */
export async function countingServer(): Promise<{ origin: string; asked: () => number; close: () => Promise<void> }> {
  let count = 0
  const server = createServer((_asked, answer) => {
    count += 1
    answer.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/plain' }).end('here')
  })
  const origin = (await listening(server)).replace('localhost', '127.0.0.1')
  return { origin, asked: () => count, close: () => new Promise((closed) => void server.close(() => closed())) }
}

/** The headers that are there. */
function given(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((done) => {
    server.listen(0, done)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://localhost:${address.port}`
}
