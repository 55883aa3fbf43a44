import { redacted } from '../../journal/redaction.ts'
import type { RequestedOperation } from '../requested-operation.ts'
import { type Endpoint, type EndpointAnswer, type EndpointRequest, isObject, objectIn } from './endpoint.ts'

/** Maximum number of events per request. */
const MOST_EVENTS = 50

/** Maximum length of an event name, characters. */
const LONGEST_NAME = 200

function refusal(message: string): EndpointAnswer {
  const events: RequestedOperation[] = [{ kind: 'analytics', operation: 'analytics', variables: {} }]
  return { status: 400, body: { error: { code: 'BAD_USER_INPUT', message } }, events, codes: ['BAD_USER_INPUT'] }
}

/** An event of a batch; undefined if it is invalid. */
function eventIn(value: unknown): RequestedOperation | undefined {
  if (!isObject(value)) return undefined
  const { event, properties = {} } = value
  const isNamed = typeof event === 'string' && event !== '' && event.length <= LONGEST_NAME
  return isNamed && isObject(properties) ? { kind: 'analytics', operation: event, variables: redacted(properties) } : undefined
}

/** Accepts a batch of events: all of them, or none if one is invalid. */
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

/** Records which flags a shop uses; they are in the query string. */
function takeFlags({ url }: EndpointRequest): EndpointAnswer {
  const variables = redacted(Object.fromEntries(url.searchParams))
  return { status: 204, events: [{ kind: 'analytics', operation: 'feature-flags', variables }] }
}

/** Analytics endpoints: events are only recorded. */
export const analyticsEndpoints: readonly Endpoint[] = [
  { name: 'analytics', method: 'POST', path: /^\/analytics\/v1\/batch$/, answer: takeBatch },
  { name: 'analytics', method: 'GET', path: /^\/analytics\/v1\/flags$/, answer: takeFlags },
]
