import type { EndpointQuestion, StateCheck, StateQuestion } from '#fixtures/scenarios/states/record.ts'
import type { TestServer } from '#mock-server/test.ts'

/** The value at a path; `*` is every entry of a list. Null for a path that does not exist. */
function valueAt(thing: unknown, path: string): unknown {
  return walk(thing, path.split('.'))
}

function walk(thing: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return thing ?? null
  if (step === '*') return Array.isArray(thing) ? thing.map((entry) => walk(entry, rest)) : null
  if (typeof thing !== 'object' || thing === null || !Object.hasOwn(thing, step)) return null
  return walk(Reflect.get(thing, step), rest)
}

/** True for a value that equals the expected one or contains at least its entries. */
function fits(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(wanted).every(([key, part]) => fits(Reflect.get(value, key), part))
}

const counts = (value: unknown): number => (Array.isArray(value) ? value.length : Number.NaN)

/** True if the value at the check's path meets the check. */
export function isSeen(check: StateCheck, thing: unknown): boolean {
  const value = valueAt(thing, check.path)
  if ('is' in check) return value === check.is
  if ('isNot' in check) return value !== check.isNot
  if ('isAtLeast' in check) return typeof value === 'number' && value >= check.isAtLeast
  if ('isAtMost' in check) return typeof value === 'number' && value <= check.isAtMost
  if ('matches' in check) return new RegExp(check.matches).test(String(value ?? ''))
  if ('has' in check) return Array.isArray(value) && value.some((entry) => fits(entry, check.has))
  if ('hasNo' in check) return Array.isArray(value) && !value.some((entry) => fits(entry, check.hasNo))
  if ('counts' in check) return counts(value) === check.counts
  return counts(value) >= check.countsAtLeast
}

/** The failed checks, each as a sentence with the actual value. */
export function unseen(checks: readonly StateCheck[] | undefined, thing: unknown): string[] {
  return (checks ?? [])
    .filter((check) => !isSeen(check, thing))
    .map((check) => `${JSON.stringify(check)}, but there is ${JSON.stringify(valueAt(thing, check.path))?.slice(0, 600)}`)
}

/** The server and session of a request. */
export type StatePlace = { server: TestServer; scenario: string; world: string }

/** Sends a request as a client does; undefined if the connection breaks. */
function send(
  { server, scenario, world }: StatePlace,
  path: string,
  method: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
) {
  const chosen = { 'x-scenario': scenario, 'x-world': world, 'content-type': 'application/json', ...headers }
  const text = method === 'GET' ? null : JSON.stringify(body)
  return server.fetch(new Request(`http://contract.test${path}`, { method, headers: chosen, body: text })).catch(() => undefined)
}

/** A GraphQL answer as a client reads it. */
type Read = { data?: unknown; errors?: readonly { message: string; extensions?: { code?: string } }[] }

function isRead(body: unknown): body is Read {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)
}

/** Sends a request and returns how its answer differs from the expected one. */
export async function misses(question: StateQuestion, place: StatePlace): Promise<string[]> {
  const { operation, variables = {}, headers = {}, unreadable = false, befalls } = question
  const asked = { query: place.server.operation(operation), variables }
  const response = await send(place, '/graphql', 'POST', asked, { accept: 'application/graphql-response+json', ...headers })
  const body: unknown = await response?.json().catch(() => undefined)
  const status = question.status ?? (unreadable ? response?.status : 200)
  const applied = response?.headers.get('x-fault-applied')
  const found = [
    ...(response?.status === status ? [] : [`HTTP ${response?.status ?? 'not at all'}, not ${status}`]),
    ...(befalls === undefined || applied === befalls ? [] : [`the fault ${applied ?? 'none'}, not ${befalls}`]),
    ...(isRead(body) === unreadable ? [unreadable ? 'can be read' : 'cannot be read'] : []),
    ...(isRead(body) && !unreadable ? unlike(question, body) : []),
  ]
  return found.map((miss) => `${operation}: ${miss}`)
}

/** How a readable answer differs from the expected one. */
function unlike({ error, sees }: StateQuestion, { data, errors = [] }: Read): string[] {
  const codes = errors.map(({ message, extensions }) => extensions?.code ?? message)
  const isAsTold = error === undefined ? codes.length === 0 : error === 'ANY' ? codes.length > 0 : codes[0] === error
  return [...(isAsTold ? [] : [`errors ${JSON.stringify(codes)}, not ${error ?? 'none'}`]), ...unseen(sees, data)]
}

/** Requests an endpoint other than GraphQL and returns how its answer differs. */
export async function endpointMisses({ endpoint, body = {}, status }: EndpointQuestion, place: StatePlace): Promise<string[]> {
  const [method = '', path = ''] = endpoint.split(' ')
  const response = await send(place, path, method, body, {})
  return response?.status === status ? [] : [`${endpoint}: HTTP ${response?.status ?? 'not at all'}, not ${status}`]
}
