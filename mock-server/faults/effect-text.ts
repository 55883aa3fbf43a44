import type { FaultEffect } from '#fixtures/scenarios/fault-record.ts'
import { errorCodes } from '#schema/__generated__/error-codes.ts'
import { nearestNames } from '../scenarios/nearest-names.ts'
import { delayText, LONGEST_WAIT, parseDelay, wholeNumber } from './delay-text.ts'
import { FaultError } from './fault-error.ts'

/** Details of an effect besides its keyword. Each is removed when it is read, so anything left over is an error. */
export type Details = Map<string, string>

/** Maximum number of chunks of a dribbled answer. */
const MOST_PIECES = 1000

/** One day, seconds. */
const LONGEST_RETRY = 86_400

const PATH = /^[A-Za-z_]\w*(\.([A-Za-z_]\w*|\d{1,4}|\*)){0,19}$/

/** Parses a field path: `basket.items.0.variant`, `basket.items.*.variant`. */
function parsePath(name: string, text: string): string {
  if (text.length <= 300 && PATH.test(text)) return text
  throw new FaultError(
    `${name} is a path of fields with dots between them, as basket.items.0.variant or basket.items.*.variant; not '${shortened(text)}'.`,
  )
}

/** Parses an error code: one that the contract has, because a client cannot meet any other. */
function parseCode(text: string): string {
  if (Object.hasOwn(errorCodes, text)) return text
  const { text: told, near } = nearTo(text, Object.keys(errorCodes))
  throw new FaultError(`The contract has no error code '${shortened(text)}'. ${told}`, near)
}

/** Parses a percent-encoded message: `%20` for a space. */
function parseMessage(text: string): string {
  try {
    const message = decodeURIComponent(text)
    if (message !== '' && message.length <= 500) return message
  } catch {
    // Invalid percent-encoding is reported below.
  }
  throw new FaultError('message is 1 to 500 characters, written as in an address: %20 for a space, %2C for a comma, %3B for a semicolon.')
}

function parseDribble(text: string): FaultEffect {
  const [pieces = '', pause] = text.split(/x(.*)/s)
  if (pause === undefined) throw new FaultError(`dribble is pieces and the pause before each, as dribble=10x50; not '${shortened(text)}'.`)
  return { kind: 'dribble', pieces: wholeNumber('dribble', pieces, 1, MOST_PIECES), pause: parseDelay('dribble', pause) }
}

function parseStatus(text: string, details: Details): FaultEffect {
  const status = wholeNumber('status', text, 200, 599)
  const retryAfter = taken(details, 'retry-after')
  return {
    kind: 'status',
    status,
    ...(retryAfter === undefined ? {} : { retryAfter: wholeNumber('retry-after', retryAfter, 0, LONGEST_RETRY) }),
  }
}

function parseGraphqlError(text: string, details: Details): FaultEffect {
  const code = parseCode(text)
  const path = taken(details, 'path')
  const message = taken(details, 'message')
  return {
    kind: 'error',
    code,
    ...(message === undefined ? {} : { message: parseMessage(message) }),
    ...(path === undefined ? {} : { path: parsePath('path', path) }),
  }
}

type ReadEffect = (text: string, details: Details) => FaultEffect

/** Effects with a value after an equals sign. */
const withValue: Readonly<Record<string, ReadEffect>> = {
  latency: (text) => ({ kind: 'latency', delay: parseDelay('latency', text) }),
  dribble: parseDribble,
  status: parseStatus,
  error: parseGraphqlError,
  partial: (text) => ({ kind: 'partial', path: parsePath('partial', text) }),
  overtaken: (text) => ({ kind: 'overtaken', most: wholeNumber('overtaken', text, 1, LONGEST_WAIT) }),
}

/** Effects without a value. */
const bare = ['reset', 'empty-reply', 'truncated', 'malformed', 'empty-data', 'stale'] as const

/** The written form of each effect, for error messages. */
const effectForms =
  'latency=2500, dribble=10x50, status=503, error=INTERNAL_SERVER_ERROR, partial=basket.items.0.variant, overtaken=5000, reset, empty-reply, truncated, malformed, empty-data, stale'

/** Parses an effect and removes the details it uses. */
export function parseEffect(word: string, details: Details): FaultEffect {
  const [kind = '', value] = word.split(/=(.*)/s)
  const read = Object.hasOwn(withValue, kind) ? withValue[kind] : undefined
  if (read && value !== undefined) return read(value, details)
  const known = bare.find((one) => one === word)
  if (known) return { kind: known }
  const { text, near } = nearTo(kind, [...Object.keys(withValue), ...bare])
  throw new FaultError(`There is no effect '${shortened(word)}'. ${text} There are: ${effectForms}.`, near)
}

/** The known names that are nearest to an unknown one, and a sentence of them. */
export function nearTo(name: string, known: readonly string[]): { text: string; near: readonly string[] } {
  const near = nearestNames(name, known, 3)
  return { text: `Near to it: ${near.join(', ')}.`, near }
}

/** The written form of an effect, with its details. */
export function effectText(effect: FaultEffect): string {
  switch (effect.kind) {
    case 'latency':
      return `latency=${delayText(effect.delay)}`
    case 'dribble':
      return `dribble=${effect.pieces}x${delayText(effect.pause)}`
    case 'status':
      return `status=${effect.status}${detail('retry-after', effect.retryAfter)}`
    case 'error':
      return `error=${effect.code}${detail('path', effect.path)}${detail('message', effect.message && encodedText(effect.message))}`
    case 'partial':
      return `partial=${effect.path}`
    case 'overtaken':
      return `overtaken=${effect.most}`
    default:
      return effect.kind
  }
}

/** Removes and returns a detail. */
export function taken(details: Details, name: string): string | undefined {
  const value = details.get(name)
  details.delete(name)
  return value
}

function detail(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : `;${name}=${value}`
}

/** Percent-encodes text. Lone surrogates cannot be encoded and are dropped. */
function encodedText(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** Shortens a client's text for a message. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
