import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }
import { isRecord } from '../coverage/answer/answer-places.ts'
import type { Recording } from './recording.ts'

/** Where a recorder sends what it is asked, and what it does with each answer. */
export type ProxyOptions = {
  url: URL
  headers?: Readonly<Record<string, string>>
  recording: Recording
  /** Called for each answer: the operation, and why it is left out (undefined: it is kept). */
  onExchange?: (operation: string, leftOut: string | undefined) => void
}

const texts: Readonly<Record<string, { body: string } | undefined>> = manifest

/** Headers that belong to one connection, or that the next one sets itself. */
const HOP_BY_HOP = /^(connection|content-encoding|content-length|expect|host|keep-alive|transfer-encoding|upgrade|accept-encoding)$/i

/** The largest request that is passed on, bytes. No operation of the contract comes near it. */
const MOST_BODY = 1024 * 1024

/** A request above `MOST_BODY`. */
class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/** A server that passes each request on to the endpoint and keeps what is answered. What breaks off is passed on as it broke off, and not kept. */
export function recordProxy(options: ProxyOptions): Server {
  return createServer((request, response) => {
    pass(request, response, options).catch((failure: unknown) => {
      const isTooLarge = failure instanceof TooLarge
      if (!response.headersSent) response.writeHead(isTooLarge ? 413 : 502, { 'content-type': 'application/json' })
      const message = isTooLarge ? failure.message : `The endpoint ${options.url.host} gave no answer.`
      response.end(JSON.stringify({ errors: [{ message, extensions: { code: isTooLarge ? 'PAYLOAD_TOO_LARGE' : 'BAD_GATEWAY' } }] }))
      if (isTooLarge) options.onExchange?.('An operation', `An operation was not recorded: ${failure.message}`)
    })
  })
}

async function pass(request: IncomingMessage, response: ServerResponse, options: ProxyOptions): Promise<void> {
  const body = await bodyOf(request)
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (!HOP_BY_HOP.test(name) && value !== undefined) headers.set(name, String(value))
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)
  const method = request.method ?? 'POST'
  const url = new URL(options.url)
  url.search = new URL(request.url ?? '/', url).search
  const answer = await fetch(url, { method, headers, redirect: 'manual', ...(method === 'GET' || method === 'HEAD' ? {} : { body }) })
  const text = await answer.text()
  keep({ method, body, search: url.searchParams, text }, options)
  response.writeHead(answer.status, headersBack(answer.headers))
  response.end(text)
}

/** The text of a request. One that is too large is read to its end, and not kept: a client that still sends would not read the refusal. */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MOST_BODY) chunks.push(chunk)
  }
  if (size > MOST_BODY)
    throw new TooLarge(`The request has more than ${MOST_BODY / 1024} KiB, and was not passed on: send it to the endpoint itself.`)
  return Buffer.concat(chunks).toString('utf8')
}

/** The answer's headers, with cookies that the recorder's own address can hold. */
function headersBack(headers: Headers): [string, string][] {
  const plain = [...headers].filter(([name]) => !HOP_BY_HOP.test(name) && name !== 'set-cookie')
  const cookies = headers.getSetCookie().map((cookie) => cookie.replaceAll(/;\s*(?:Domain=[^;]*|Secure)/gi, ''))
  return [...plain, ...cookies.map((cookie): [string, string] => ['set-cookie', cookie])]
}

type Passed = { method: string; body: string; search: URLSearchParams; text: string }

function keep({ method, body, search, text }: Passed, { recording, onExchange }: ProxyOptions): void {
  const asked = method === 'GET' ? Object.fromEntries(search) : parsed(body)
  if (!isRecord(asked)) return
  const named = typeof asked['operationName'] === 'string' ? asked['operationName'] : undefined
  const query = queryOf(asked)
  if (query === undefined) {
    // A request without any word of a document asks for something else than GraphQL.
    const name = named ?? 'An operation'
    if (DOCUMENT_WORDS.some((word) => word in asked)) onExchange?.(name, `${name} was not recorded: its text is unknown.`)
    return
  }
  const name = named ?? /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? 'an operation'
  onExchange?.(name, recording.take({ query, body: parsed(text) }))
}

/** Words of a request that say which document it asks. */
const DOCUMENT_WORDS = ['operationName', 'extensions', 'id', 'documentId']

/** The document of a request: as text, or by the hash of one of the shop's, in each form that clients send one. */
function queryOf(asked: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof asked['query'] === 'string') return asked['query']
  const given = asked['extensions']
  const extensions = typeof given === 'string' ? parsed(given) : given
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] : undefined
  const hashes = [isRecord(persisted) ? persisted['sha256Hash'] : undefined, asked['documentId'], asked['id']]
  const known = hashes.map((hash) => (typeof hash === 'string' && Object.hasOwn(texts, hash) ? texts[hash] : undefined))
  return known.find((text) => text !== undefined)?.body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
