import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { renderCount } from './render-count.ts'

/**
 * The last answers with shared pages, as they were sent: compressed, with their headers. The framework reads, checks and compresses a page for
 * every request, which is most of what such a request costs.
 *
 * Only what everybody gets is kept: a page that the framework took from its cache, without a cookie, with a policy of hashes. An answer is
 * used for a short time, so that the framework still sees often enough whether the page is due, and never after any page was rendered again.
 */

/** How long an answer is used, ms. A page is due after minutes: it is rendered again at most this much later. */
const USED_FOR_MS = 5_000
const MOST_BYTES = 32 * 1024 * 1024
const LARGEST_PAGE = 1024 * 1024

/** Of the connection, of this one request, or set anew for each. */
const ownHeaders = new Set(['connection', 'content-length', 'date', 'keep-alive', 'strict-transport-security', 'transfer-encoding'])

/** Request headers with which the framework answers something else than the page. */
const otherwise = /^(?:rsc$|next-|range$|purpose$|sec-purpose$|x-prerender-)/

type Answer = { headers: OutgoingHttpHeaders; etag: string | undefined; body: Buffer; renders: number; until: number }

export type KeptAnswers = {
  /** Answers a request from what is kept. Returns false and does nothing if there is nothing for it. */
  answer: (request: IncomingMessage, response: ServerResponse, headers: Readonly<Record<string, string>>) => boolean
  /** Watches the response to a request, and keeps it if everybody gets the same. */
  watch: (request: IncomingMessage, response: ServerResponse) => void
}

/** `privateCookies`: with one of them a visitor gets pages of their own. */
export function keptAnswers(privateCookies: ReadonlySet<string>, now: () => number = Date.now): KeptAnswers {
  const answers = new LRUCache<string, Answer>({ maxSize: MOST_BYTES, sizeCalculation: ({ body }) => body.length + 1 })
  return {
    answer(request, response, headers) {
      const key = keyOf(request, privateCookies)
      const kept = key === undefined ? undefined : answers.get(key)
      if (!kept || kept.renders !== renderCount() || kept.until < now()) return false
      send(request, response, kept, headers)
      return true
    },
    watch(request, response) {
      const key = keyOf(request, privateCookies)
      if (key === undefined) return
      const renders = renderCount()
      collect(response, (body) => {
        if (renders !== renderCount() || !isForEverybody(response, encodingFor(request.headers['accept-encoding']))) return
        const headers = Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !ownHeaders.has(name)))
        const etag = headers['etag'] === undefined ? undefined : String(headers['etag'])
        answers.set(key, { headers, etag, body, renders, until: now() + USED_FOR_MS })
      })
    },
  }
}

/** What an answer is kept under: its URL, and its encoding. Undefined for requests that no kept answer is for. */
function keyOf({ method, url = '/', headers }: IncomingMessage, privateCookies: ReadonlySet<string>): string | undefined {
  if (method !== 'GET' || url.includes('?') || Object.keys(headers).some((name) => otherwise.test(name))) return undefined
  if (cookieNames(headers.cookie).some((name) => privateCookies.has(name) || name.startsWith('__'))) return undefined
  return `${encodingFor(headers['accept-encoding'])} ${url}`
}

function cookieNames(cookies = ''): string[] {
  return cookies.split(';').map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '')
}

/** The encoding that the server prefers of those that a client accepts. A client with other preferences gets no kept answer, but its own. */
function encodingFor(accepted: string | string[] | undefined): string {
  const accepts = (encoding: string) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(String(accepted ?? ''))
  return ['br', 'gzip'].find(accepts) ?? ''
}

function isForEverybody(response: ServerResponse, encoding: string): boolean {
  const header = (name: string) => String(response.getHeader(name) ?? '')
  return (
    response.statusCode === 200 &&
    header('x-nextjs-cache') === 'HIT' &&
    header('content-type').startsWith('text/html') &&
    /\bs-maxage=\d/.test(header('cache-control')) &&
    header('content-security-policy') !== '' &&
    !header('content-security-policy').includes("'nonce-") &&
    !response.hasHeader('set-cookie') &&
    header('content-encoding') === encoding
  )
}

/** Passes on everything that is written, and tells the whole body once it has been sent. */
function collect(response: ServerResponse, whenSent: (body: Buffer) => void): void {
  const { write, end } = response
  const chunks: Buffer[] = []
  let size = 0
  const note = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    else return
    size += chunks.at(-1)?.length ?? 0
    if (size > LARGEST_PAGE) chunks.length = 0
  }
  response.write = ((...args: Parameters<typeof write>) => {
    note(args[0])
    return write.apply(response, args)
  }) as typeof write
  response.end = ((...args: Parameters<typeof end>) => {
    note(args[0])
    return end.apply(response, args)
  }) as typeof end
  response.once('finish', () => {
    if (size > 0 && size <= LARGEST_PAGE) whenSent(Buffer.concat(chunks))
  })
}

function send(request: IncomingMessage, response: ServerResponse, kept: Answer, own: Readonly<Record<string, string>>): void {
  // Kept names are in lower case: in another case the same header would be sent twice.
  const headers = { ...kept.headers, ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name.toLowerCase(), value])) }
  const known = String(request.headers['if-none-match'] ?? '')
  if (
    kept.etag !== undefined &&
    (known === '*' || known.split(',').some((etag) => etag.trim().replace(/^W\//, '') === kept.etag?.replace(/^W\//, '')))
  ) {
    const { 'content-encoding': _, 'content-type': __, ...rest } = headers
    response.writeHead(304, rest).end()
    return
  }
  response.writeHead(200, { ...headers, 'content-length': kept.body.length }).end(kept.body)
}
