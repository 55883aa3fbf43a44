import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }
import { contractSchema } from '../../contract/executable-schema.ts'
import { controlDoor } from '../../host/control-door.ts'
import { createListener } from '../../host/listener.ts'
import { createLog } from '../../host/log.ts'
import { createTestServer, type TestServer } from '../../test.ts'

/** A response read from the socket. */
export type Answered = { status: number; headers: Readonly<Record<string, string | string[] | undefined>>; text: string; json: unknown }

/** A request sent over the socket; a body that is not a string is sent as JSON. */
export type Asking = { method?: string; headers?: Readonly<Record<string, string>>; body?: unknown }

/** A mock server with its control API on a real socket. */
export type ListeningControl = {
  port: number
  url: string
  server: TestServer
  ask: (path: string, asking?: Asking) => Promise<Answered>
  close: () => Promise<void>
}

/** How the server is bound, as the host would configure it. */
export type Bound = {
  host?: string
  token?: string
  galleryFolder?: string
  shopUrl?: string
  webhookSecret?: string
  draft?: string
  measure?: (words: readonly string[]) => Promise<unknown>
}

/** Starts a server on a free port. It only listens on this machine, whatever host it is configured with. */
export async function listenWithControl({
  host = '127.0.0.1',
  token,
  galleryFolder,
  shopUrl = 'http://localhost:3000',
  webhookSecret,
  draft,
  measure = async ([word = '']) => ({ measured: word, ok: true, parts: [], impact: { changes: [], operations: [] }, openPoints: [] }),
}: Bound = {}): Promise<ListeningControl> {
  const server = createTestServer()
  const log = createLog(false)
  const access = { host, port: 0, shopOrigin: shopUrl, ...(token === undefined ? {} : { token }) }
  const control = controlDoor({
    server,
    schema: contractSchema,
    operations: manifest,
    examples: () => ({ getProduct: { slug: 'ribbon-satin-lipstick' } }),
    access,
    shopUrl,
    webhookSecret,
    galleryFolder: galleryFolder ?? join(tmpdir(), 'no-gallery-is-here'),
    draft,
    measure,
    log,
  })
  const listener = createListener({ server, log, control, graphiql: async () => '', startedAt: performance.now() })
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening))
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : 0
  access.port = port
  const close = (): Promise<void> =>
    new Promise((closed) => {
      listener.close(() => closed())
      listener.closeAllConnections()
    })
  return { port, url: `http://localhost:${port}`, server, ask: (path, asking) => ask(port, path, asking), close }
}

/** Sends the path and headers exactly as written; fetch would normalise both. */
function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Answered> {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const typed = body === undefined ? {} : { 'content-type': 'application/json' }
  const sent = { host: `localhost:${port}`, ...typed, ...headers }
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers: sent, agent: false }, (answer) => {
      const heard: Buffer[] = []
      answer.on('data', (piece: Buffer) => heard.push(piece))
      answer.on('error', reject)
      answer.on('end', () => {
        const whole = Buffer.concat(heard).toString('utf8')
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: whole, json: parsed(whole) })
      })
    })
    asked.on('error', reject)
    asked.end(text)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
