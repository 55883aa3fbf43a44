import type { z } from 'zod'
import { eventChecks } from '#schema/events/__generated__/event-checks.ts'
import { heldOperation } from '../../journal/held-operation.ts'
import { redacted } from '../../journal/redaction.ts'
import { isCloudEventsRequest } from '../json-body.ts'
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

/** Why an event is not what `schema/events/` declares; undefined for one that is. */
function problemWith({ operation, variables }: RequestedOperation): string | undefined {
  const checks: Readonly<Record<string, { safeParse: (value: unknown) => { error?: z.ZodError } }>> = eventChecks
  const check = Object.hasOwn(checks, operation) ? checks[operation] : undefined
  if (!check) return `${operation}: schema/events/ declares no such event`
  const { error } = check.safeParse(variables)
  return error && `${operation}: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`
}

/**
 * Accepts a batch of events: all of them, or none if one has no form. One that `schema/events/` does not declare so is accepted as an analytics
 * service would, and marked in the journal.
 */
function takeBatch({ text }: EndpointRequest): EndpointAnswer {
  const batch = objectIn(text)?.['batch']
  if (!Array.isArray(batch) || batch.length === 0 || batch.length > MOST_EVENTS)
    return refusal(`Send { "batch": [{ "event": "…", "properties": {…} }] } with 1 to ${MOST_EVENTS} events.`)
  const events = batch.map(eventIn)
  const wrong = events.indexOf(undefined)
  if (wrong >= 0)
    return refusal(`Event ${wrong} needs an "event", its name of at most ${LONGEST_NAME} characters, and "properties" that are an object.`)
  return taken(events.filter((event) => event !== undefined))
}

/** Accepts the events of a batch, whatever its form, and marks those that are not as declared. */
function taken(known: readonly RequestedOperation[]): EndpointAnswer {
  const problems = known.map(problemWith)
  return {
    status: 202,
    body: { accepted: known.length, ...(problems.some(Boolean) && { problems: problems.filter(Boolean) }) },
    events: known.map((event, at) => (problems[at] === undefined ? event : { ...event, codes: ['INVALID_EVENT'] })),
  }
}

/**
 * Accepts the same events in the other form that the shop can send, a batch of CloudEvents: all of them, or none if one is not as the specification has it.
 * What the shop says of an event besides its properties is in its data too, and is left out as it is of a Segment batch.
 */
async function takeCloudEvents({ text }: EndpointRequest): Promise<EndpointAnswer> {
  const { readCloudEvents } = await import('./cloud-events.ts')
  const batch = readCloudEvents(text, MOST_EVENTS)
  if ('problem' in batch) return refusal(batch.problem)
  return taken(
    batch.events.map(({ type, data: { locale: _locale, awc: _awc, ...properties } }) => ({
      kind: 'analytics',
      operation: type,
      variables: redacted(properties),
    })),
  )
}

/** Records the name of an event that consent holds back in a tester's page. No analytics service has this: it shows what is not sent. */
function takeHeld({ text }: EndpointRequest): EndpointAnswer {
  const { event, isKept } = objectIn(text) ?? {}
  if (typeof event !== 'string' || !Object.hasOwn(eventChecks, event) || typeof isKept !== 'boolean')
    return refusal('Send { "event": "…", "isKept": true } with the name of an event of schema/events/.')
  return { status: 202, body: { accepted: 1 }, events: [{ kind: 'held', operation: heldOperation(event), variables: { isKept } }] }
}

/** The stand-in for an analytics service, in the form of the Segment HTTP API and in that of CloudEvents over HTTP: events are only recorded. */
export const analyticsEndpoints: readonly Endpoint[] = [
  { name: 'analytics', method: 'POST', path: /^\/analytics\/v1\/batch$/, answer: takeBatch },
  { name: 'analytics', method: 'POST', path: /^\/analytics$/, takes: isCloudEventsRequest, answer: takeCloudEvents },
  { name: 'analytics', method: 'POST', path: /^\/analytics\/v1\/held$/, answer: takeHeld },
]
