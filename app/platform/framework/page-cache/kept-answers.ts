import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { rewriteHead } from '../../server/rewrite-head.ts'
import { renderCount } from './render-count.ts'

/**
 * The last answers with shared pages, as they were sent: compressed, with their headers. The framework reads, checks and compresses a page for
 * every request, which is most of what such a request costs.
 *
 * Brotli's highest level makes a page a tenth smaller, and takes a sixth of a second: nobody waits for that. Whoever asks first gets a page as it is
 * compressed while it is sent; it is compressed once more beside the main thread, and everybody after that gets the smaller one, also when the
 * framework has looked again and found the page as it was.
 *
 * Only what everybody gets is kept: a page that the framework took from its cache, without a cookie, with a policy of hashes. An answer is
 * used for a short time, so that the framework still sees often enough whether the page is due, and never after any page was rendered again.
 */

/** How long an answer is used, ms. A page is due after minutes: it is rendered again at most this much later. */
const USED_FOR_MS = 5_000
const MOST_BYTES = 32 * 1024 * 1024
const LARGEST_PAGE = 1024 * 1024

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** The same body in fewer bytes: Brotli at its highest level. */
async function smallest(body: Buffer): Promise<Buffer> {
  const page = await decompress(body)
  return compress(page, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: page.length },
  })
}

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
export function keptAnswers(privateCookies: ReadonlySet<string>, now: () => number = Date.now, shrink = smallest): KeptAnswers {
  const answers = new LRUCache<string, Answer>({ maxSize: MOST_BYTES, sizeCalculation: ({ body }) => body.length + 1 })
  const smaller = smallBodies(shrink)
  return {
    answer(request, response, headers) {
      const key = keyOf(request, privateCookies)
      const kept = key === undefined ? undefined : answers.get(key)
      if (key === undefined || kept === undefined || kept.renders !== renderCount() || kept.until < now()) return false
      send(request, response, { ...kept, body: smaller.of(key, kept.etag) ?? kept.body }, headers)
      return true
    },
    watch(request, response) {
      const key = keyOf(request, privateCookies)
      if (key === undefined) return
      const renders = renderCount()
      const encoding = encodingFor(request.headers['accept-encoding'])
      let isShared = false
      let small: Buffer | undefined
      rewriteHead(response, () => {
        isShared = isForEverybody(response, encoding)
        small = isShared ? smaller.of(key, etagOf(response)) : undefined
        if (small !== undefined) response.setHeader('content-length', small.length)
        return small
      })
      collect(response, (written) => {
        if (!isShared || renders !== renderCount()) return
        const headers = Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !ownHeaders.has(name)))
        const etag = etagOf(response)
        answers.set(key, { headers, etag, body: small ?? written, renders, until: now() + USED_FOR_MS })
        if (encoding === 'br' && etag !== undefined) smaller.make(key, etag, written)
      })
    },
  }
}

type SmallBodies = {
  /** The smaller body of the page with this tag, once there is one. */
  of: (key: string, etag: string | undefined) => Buffer | undefined
  /** Begins to make it. */
  make: (key: string, etag: string, body: Buffer) => void
}

/** One body at a time, so that a hundred new pages leave the threads that read files to other work. */
function smallBodies(shrink: (body: Buffer) => Promise<Buffer>): SmallBodies {
  const bodies = new LRUCache<string, { etag: string; body: Buffer | undefined }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => (body?.length ?? 0) + 1,
  })
  let last: Promise<void> = Promise.resolve()
  return {
    of(key, etag) {
      const made = bodies.get(key)
      return made?.etag === etag ? made?.body : undefined
    },
    make(key, etag, body) {
      if (bodies.peek(key)?.etag === etag) return
      bodies.set(key, { etag, body: undefined })
      last = last.then(async () => {
        // Meanwhile the page may have been rendered again.
        if (bodies.peek(key)?.etag !== etag) return
        const made = await shrink(body).catch(() => undefined)
        if (made !== undefined && made.length < body.length && bodies.peek(key)?.etag === etag) bodies.set(key, { etag, body: made })
      })
    },
  }
}

function etagOf(response: ServerResponse): string | undefined {
  const etag = response.getHeader('etag')
  return etag === undefined ? undefined : String(etag)
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
