import { redacted } from '../../journal/redaction.ts'
import type { RequestedOperation } from '../requested-operation.ts'
import { type Endpoint, type EndpointAnswer, type EndpointRequest, isObject, objectIn } from './endpoint.ts'

/** Most events that one request may bring. */
const MOST_EVENTS = 50

/** Longest name of an event, characters. */
const LONGEST_NAME = 200

function refusal(message: string): EndpointAnswer {
  const events: RequestedOperation[] = [{ kind: 'analytics', operation: 'analytics', variables: {} }]
  return { status: 400, body: { error: { code: 'BAD_USER_INPUT', message } }, events, codes: ['BAD_USER_INPUT'] }
}

/** An event of a batch; undefined when it is none. */
function eventIn(value: unknown): RequestedOperation | undefined {
  if (!isObject(value)) return undefined
  const { event, properties = {} } = value
  const isNamed = typeof event === 'string' && event !== '' && event.length <= LONGEST_NAME
  return isNamed && isObject(properties) ? { kind: 'analytics', operation: event, variables: redacted(properties) } : undefined
}

/** Takes a batch of events in: all of them, or none when one is wrong. */
function takeBatch({ text }: EndpointRequest): EndpointAnswer {
  const batch = objectIn(text)?.['batch']
  if (!Array.isArray(batch) || batch.length === 0 || batch.length > MOST_EVENTS)
    return refusal(`Send { "batch": [{ "event": "…", "properties": {…} }] } with 1 to ${MOST_EVENTS} events.`)
  const events = batch.map(eventIn)
  const wrong = events.indexOf(undefined)
  if (wrong >= 0)
    return refusal(`Event ${wrong} needs an "event", its name of at most ${LONGEST_NAME} characters, and "properties" that are an object.`)
  return { status: 202, body: { accepted: events.length }, events: events.filter((event) => event !== undefined) }
}

/** Notes that a shop told which flags it has in use; what it tells stands in the address. */
function takeFlags({ url }: EndpointRequest): EndpointAnswer {
  const variables = redacted(Object.fromEntries(url.searchParams))
  return { status: 204, events: [{ kind: 'analytics', operation: 'feature-flags', variables }] }
}

/** Where analytics go: nothing is done with them but to remember them. */
export const analyticsEndpoints: readonly Endpoint[] = [
  { name: 'analytics', method: 'POST', path: /^\/analytics\/v1\/batch$/, answer: takeBatch },
  { name: 'analytics', method: 'GET', path: /^\/analytics\/v1\/flags$/, answer: takeFlags },
]
