import { isRecord } from '../../coverage/answer/answer-places.ts'
import { CookieJar } from './cookie-jar.ts'
import { type Failure, failureOf } from './failure.ts'

/** An error of an answer, as far as it has the shape of one. */
export type SaidError = {
  message: string
  path?: readonly (string | number)[]
  extensions?: Readonly<Record<string, unknown>> & { code?: string }
}

/** What a request ended in: a GraphQL answer, or a failure on the way. `ms` is the time until the whole body was there. */
export type Exchange =
  | { kind: 'answer'; status: number; data: unknown; errors: readonly SaidError[]; ms: number }
  | { kind: 'failure'; failure: Failure; ms: number }

/** Where and how to ask. */
export type EndpointOptions = {
  url: URL
  /** Sent with every request; those that carry a session are left out of requests that are meant to have none. */
  headers?: Readonly<Record<string, string>>
  /** Milliseconds until a request counts as not answered. */
  timeoutMs?: number
  fetch?: (request: Request) => Promise<Response>
  wait?: (ms: number) => Promise<void>
  /** Milliseconds since some moment; default: of this process. */
  now?: () => number
}

/** One question. `isAnonymous`: without cookies, and without the headers that carry a session. */
export type Question = { query: string; variables?: unknown; isAnonymous?: boolean }

/** Headers that say who asks. */
const SESSION_HEADERS: ReadonlySet<string> = new Set(['authorization', 'cookie', 'x-scenario', 'x-world'])

/** A server that says when to come back is waited for this long, and this often. */
const LONGEST_WAIT_MS = 10_000
const WAITS = 3

/** The headers without those that say who asks. */
export function withoutSession(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !SESSION_HEADERS.has(name.toLowerCase())))
}

/** A GraphQL endpoint over HTTP, asked with one session whose cookies are kept. */
export class EndpointClient {
  readonly #url: URL
  readonly #headers: Readonly<Record<string, string>>
  readonly #timeoutMs: number
  readonly #fetch: (request: Request) => Promise<Response>
  readonly #wait: (ms: number) => Promise<void>
  readonly #now: () => number
  readonly #cookies = new CookieJar()

  constructor({ url, headers = {}, timeoutMs = 10_000, fetch: ask, wait, now }: EndpointOptions) {
    this.#url = url
    this.#headers = headers
    this.#timeoutMs = timeoutMs
    this.#fetch = ask ?? ((request) => fetch(request))
    this.#now = now ?? (() => performance.now())
    this.#wait = wait ?? ((ms) => new Promise((done) => setTimeout(done, ms)))
  }

  /** Asks once, and again where the server says when it will answer. */
  async ask(question: Question): Promise<Exchange> {
    for (let waits = 0; ; waits += 1) {
      const { exchange, retryAfterMs } = await this.#askOnce(question)
      if (retryAfterMs === undefined || retryAfterMs > LONGEST_WAIT_MS || waits === WAITS) return exchange
      await this.#wait(retryAfterMs)
    }
  }

  async #askOnce({ query, variables = {}, isAnonymous = false }: Question): Promise<{ exchange: Exchange; retryAfterMs?: number }> {
    const startedAt = this.#now()
    const since = (): number => Math.round(this.#now() - startedAt)
    const failed = (failure: Failure): { exchange: Exchange } => ({ exchange: { kind: 'failure', failure, ms: since() } })
    try {
      const response = await this.#fetch(this.#request({ query, variables }, isAnonymous))
      const text = await response.text()
      if (!isAnonymous) this.#cookies.take(response.headers)
      if (response.status === 429) {
        const retryAfterMs = retryAfter(response.headers.get('retry-after'))
        const told = retryAfterMs === undefined ? 'without a Retry-After' : `and asks to wait ${retryAfterMs / 1000} s`
        return {
          ...failed({ kind: 'rate-limit', text: `HTTP 429: the server limits how often it is asked, ${told}` }),
          ...(retryAfterMs !== undefined && { retryAfterMs }),
        }
      }
      const read = readAnswer(response, text)
      return 'kind' in read ? failed(read) : { exchange: { kind: 'answer', ...read, ms: since() } }
    } catch (error) {
      return failed(failureOf(error, { url: this.#url, timeoutMs: this.#timeoutMs }))
    }
  }

  #request(body: { query: string; variables: unknown }, isAnonymous: boolean): Request {
    const headers = new Headers({ 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json;q=0.9' })
    for (const [name, value] of Object.entries(isAnonymous ? withoutSession(this.#headers) : this.#headers)) headers.set(name, value)
    const cookies = isAnonymous ? '' : this.#cookies.header()
    if (cookies !== '') headers.set('cookie', [headers.get('cookie') ?? '', cookies].filter(Boolean).join('; '))
    const signal = AbortSignal.timeout(this.#timeoutMs)
    return new Request(this.#url, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', signal })
  }
}

/** `Retry-After` in milliseconds; undefined: absent, or a date. */
function retryAfter(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) * 1000 : undefined
}

const GRAPHQL_TYPES: ReadonlySet<string> = new Set(['application/json', 'application/graphql-response+json'])

type ReadAnswer = { status: number; data: unknown; errors: readonly SaidError[] }

function readAnswer(response: Response, text: string): ReadAnswer | Failure {
  const { status, headers } = response
  if (status >= 300 && status < 400) {
    return {
      kind: 'redirect',
      text: `HTTP ${status} leads to ${headers.get('location') ?? 'nowhere'}: give the address that answers itself`,
    }
  }
  const said = headers.get('content-type')
  const type = said?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type === 'text/html' || /^\s*<(!doctype|html)/i.test(text))
    return { kind: 'html', text: `HTTP ${status} with a page of HTML, where JSON is due` }
  const body = parsed(text)
  if (body === undefined) {
    const shown = text === '' ? 'an empty body' : `a body that is no JSON, or stops in the middle: ${shortened(text)}`
    return { kind: 'no-json', text: `HTTP ${status} with ${shown}` }
  }
  if (!GRAPHQL_TYPES.has(type)) {
    return {
      kind: 'content-type',
      text: `JSON is sent as ${said ?? 'no content type'}: it must be application/graphql-response+json or application/json`,
    }
  }
  if (!isRecord(body) || !('data' in body || 'errors' in body)) {
    return { kind: 'no-graphql', text: `HTTP ${status} with JSON that has neither data nor errors: ${shortened(text)}` }
  }
  return { status, data: body['data'], errors: errorsIn(body['errors']) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The errors, read as far as they are errors: whatever else stands in the list is an error without a code. */
function errorsIn(value: unknown): SaidError[] {
  if (value === undefined || value === null) return []
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.map((entry) => {
    if (!isRecord(entry)) return { message: shortened(JSON.stringify(entry) ?? '') }
    const { message, path, extensions } = entry
    const code = isRecord(extensions) ? extensions['code'] : undefined
    return {
      message: typeof message === 'string' ? message : '',
      ...(Array.isArray(path) && { path: path.filter((step) => typeof step === 'string' || typeof step === 'number') }),
      ...(isRecord(extensions) && { extensions: { ...extensions, ...(typeof code === 'string' ? { code } : { code: undefined }) } }),
    } as SaidError
  })
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 80)}…` : line
}
