import type { GraphQLParams } from 'graphql-yoga'
import { contractError } from '../contract/errors.ts'
import { isDeeperThan, isNestedDeeper } from './nesting.ts'
import { NOT_JSON } from './where-to-look.ts'

const JSON_TYPE = /^application\/json\s*(;\s*charset=("?)utf-?8\2\s*)?$/i
const EVENTS_TYPE = /^application\/cloudevents-batch\+json\s*(;\s*charset=("?)utf-?8\2\s*)?$/i

/** Maximum nesting depth of JSON; no operation of the contract takes deeper variables. */
const MOST_NESTED = 50

/** Whether the body is JSON, the only accepted type. Forms, uploads and plain text can be sent cross-origin without a preflight, so they are refused. */
export function isJsonRequest(contentType: string | null): boolean {
  return contentType !== null && JSON_TYPE.test(contentType)
}

/** Whether the body is a batch of CloudEvents, which is sent by a type of its own. No page can send it cross-origin without a preflight either. */
export function isCloudEventsRequest(contentType: string | null): boolean {
  return contentType !== null && EVENTS_TYPE.test(contentType)
}

/** The refusal of a body of another type, which says where to look how each address is asked. */
export function notJson(): Error {
  return contractError('BAD_REQUEST', NOT_JSON, { status: 415 })
}

function tooLarge(most: number): Error {
  return contractError('LIMIT_EXCEEDED', `The body is larger than ${most} bytes.`, { status: 413 })
}

/** The text of a body. Stops reading when it exceeds `most`. */
export async function readText(request: Request, most: number): Promise<string> {
  const announced = request.headers.get('content-length')
  if (announced === null) return readStream(request, most)
  if (!/^\d+$/.test(announced)) throw badRequest('Content-Length is not a number.')
  if (Number(announced) > most) throw tooLarge(most)
  return request.text()
}

async function readStream(request: Request, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > most) throw tooLarge(most)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Parses JSON. Throws for a value that is nested too deep: whoever walks through it would overflow the stack, which parsing does not. */
function parsed(text: string, what: string): unknown {
  const value = parsedJson(text, what)
  if (isNestedDeeper(MOST_NESTED, value)) throw tooDeep()
  return value
}

/** Throws for JSON text that is nested too deep. */
export function refuseDeep(text: string): void {
  if (isDeeperThan(MOST_NESTED, text)) throw tooDeep()
}

function tooDeep(): Error {
  return contractError('LIMIT_EXCEEDED', `JSON is nested at most ${MOST_NESTED} deep here.`, { status: 400 })
}

/** Parses the single operation of a body. */
export function readParams(text: string): GraphQLParams {
  const body = parsed(text, 'The body')
  if (Array.isArray(body))
    throw contractError('LIMIT_EXCEEDED', 'Operations come one at a time: batches are not answered.', { status: 400 })
  if (!isRecord(body)) throw badRequest('The body is not a JSON object.')
  return checkedParams(body)
}

/** Parses the operation of an address. */
export function readAddressParams(url: string): GraphQLParams {
  const said = Object.fromEntries([...new URL(url).searchParams].filter(([, value]) => value !== ''))
  for (const name of ['variables', 'extensions']) if (said[name] !== undefined) Object.assign(said, { [name]: parsed(said[name], name) })
  return checkedParams(said)
}

type Params = Readonly<Record<string, unknown>>

const kinds: Readonly<Record<string, { name: string; isRight: (value: unknown) => boolean }>> = {
  query: { name: 'text', isRight: (value) => typeof value === 'string' },
  operationName: { name: 'text', isRight: (value) => typeof value === 'string' },
  variables: { name: 'an object', isRight: isRecord },
  extensions: { name: 'an object', isRight: isRecord },
  id: { name: 'text', isRight: (value) => typeof value === 'string' },
  documentId: { name: 'text', isRight: (value) => typeof value === 'string' },
}

/** Checks the names and types of a request's parts; null is the same as nothing. */
function checkedParams(params: Params): GraphQLParams {
  const said = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null && value !== undefined))
  for (const [name, value] of Object.entries(said)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (!kind) throw badRequest(`A request has ${Object.keys(kinds).join(', ')}; not '${name.slice(0, 60)}'.`)
    if (!kind.isRight(value)) throw badRequest(`${name} must be ${kind.name}.`)
  }
  return said
}

function parsedJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(`${what} is not JSON.`)
  }
}

function isRecord(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function badRequest(message: string): Error {
  return contractError('BAD_REQUEST', message, { status: 400 })
}
