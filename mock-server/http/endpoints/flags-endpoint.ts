import { ASSIGNED, canBeAssigned } from '#fixtures/flags/assigned.ts'
import { flags } from '#fixtures/flags/flags.ts'
import { redacted } from '../../journal/redaction.ts'
import { nearestNames } from '../../scenarios/nearest-names.ts'
import type { RequestedOperation } from '../requested-operation.ts'
import { assignedVariation } from './assigned-variation.ts'
import { type Endpoint, type EndpointAnswer, type EndpointRequest, isObject, objectIn } from './endpoint.ts'

/** A flag in the format of the OpenFeature Remote Evaluation Protocol. */
type Evaluation = {
  key: string
  value: string
  variant: string
  reason: 'STATIC' | 'TARGETING_MATCH' | 'SPLIT'
  /** `overridden`: the world says so, in place of what shoppers would be assigned. */
  metadata?: { overridden: true }
}

/** The flags of a world: its own values, otherwise the defaults. Experiments that it assigns have a value by the key of whoever asks. */
function evaluations(own: Readonly<Record<string, string>>, targetingKey: string): Evaluation[] {
  return Object.entries(flags).map(([key, flag]) => {
    const value = Object.hasOwn(own, key) ? own[key] : undefined
    if (value === ASSIGNED && canBeAssigned(flag)) {
      const variation = assignedVariation(key, flag, targetingKey)
      return { key, value: variation, variant: variation, reason: 'SPLIT' }
    }
    const reason = value === undefined ? 'STATIC' : 'TARGETING_MATCH'
    return {
      key,
      value: value ?? flag.default,
      variant: value ?? flag.default,
      reason,
      ...(value !== undefined && { metadata: { overridden: true as const } }),
    }
  })
}

function failure(status: number, errorCode: string, errorDetails: string, asked: RequestedOperation, more: object = {}): EndpointAnswer {
  return { status, body: { ...more, errorCode, errorDetails }, events: [asked], codes: [errorCode] }
}

function askedWith(variables: Readonly<Record<string, unknown>>): RequestedOperation {
  return { kind: 'flags', operation: 'flags', variables: redacted(variables) }
}

/** The error of a request's body, which may be missing; undefined if it is valid. */
function problemWith(text: string): { code: string; details: string } | undefined {
  if (text === '') return undefined
  const body = objectIn(text)
  if (!body) return { code: 'PARSE_ERROR', details: 'The body is not a JSON object.' }
  const isContext = body['context'] === undefined || isObject(body['context'])
  return isContext ? undefined : { code: 'INVALID_CONTEXT', details: 'The context is not an object.' }
}

/** The key that tells shoppers apart; without one, as OpenFeature allows, all of them are one. */
function targetingKeyIn(text: string): string {
  const context = objectIn(text)?.['context']
  const key = isObject(context) ? context['targetingKey'] : undefined
  return typeof key === 'string' ? key : ''
}

function contextOf(text: string): Record<string, unknown> {
  const context = objectIn(text)?.['context']
  return isObject(context) ? { context } : {}
}

/** All flags at once. A client with a current copy gets a 304. */
async function evaluateAll({ headers, text, visit }: EndpointRequest): Promise<EndpointAnswer> {
  const asked = askedWith(contextOf(text))
  const problem = problemWith(text)
  if (problem) return failure(400, problem.code, problem.details, asked)
  const body = { flags: evaluations(visit.world.state.read('flags'), targetingKeyIn(text)) }
  const etag = `"${await digestOf(JSON.stringify(body))}"`
  if (isAmong(etag, headers.get('if-none-match'))) return { status: 304, headers: { etag }, events: [asked] }
  return { status: 200, body, headers: { etag }, events: [asked] }
}

/** One flag. */
function evaluateOne({ url, text, visit }: EndpointRequest): EndpointAnswer {
  const key = keyIn(url.pathname)
  const asked = askedWith({ key, ...contextOf(text) })
  const problem = problemWith(text)
  if (problem) return failure(400, problem.code, problem.details, asked, { key })
  const flags = evaluations(visit.world.state.read('flags'), targetingKeyIn(text))
  const found = flags.find((flag) => flag.key === key)
  if (found) return { status: 200, body: found, events: [asked] }
  const names = flags.map((flag) => flag.key)
  const where = `Near to it: ${nearestNames(key, names, 3).join(', ')}. All of them: POST /ofrep/v1/evaluate/flags.`
  return failure(404, 'FLAG_NOT_FOUND', `There is no flag ${key.slice(0, 100)}. ${where}`, asked, { key })
}

function keyIn(path: string): string {
  const [, name = ''] = one.path.exec(path) ?? []
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether an ETag is among those that the client has. */
function isAmong(etag: string, had: string | null): boolean {
  const tags = (had ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

const all: Endpoint = { name: 'flags', method: 'POST', path: /^\/ofrep\/v1\/evaluate\/flags$/, answer: evaluateAll }
const one: Endpoint = { name: 'flags', method: 'POST', path: /^\/ofrep\/v1\/evaluate\/flags\/([^/]{1,300})$/, answer: evaluateOne }

/** Feature flags and experiments, in the protocol of OpenFeature clients. */
export const flagsEndpoints: readonly Endpoint[] = [all, one]
