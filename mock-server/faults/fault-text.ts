import type { FaultEffect, FaultRecord, FaultTarget } from '#fixtures/scenarios/fault-record.ts'
import { wholeNumber } from './delay-text.ts'
import { type Details, effectText, nearTo, parseEffect, shortened, taken } from './effect-text.ts'
import { FaultError } from './fault-error.ts'

/** Maximum number of characters, and of faults, that are parsed at once. */
const LONGEST_TEXT = 2000
const MOST_FAULTS = 20

/** Highest request number that a fault can name. */
const MOST_REQUESTS = 1_000_000

const roles = ['guest', 'nonMember', 'lapsedmember', 'member'] as const
const sides = ['browser', 'server'] as const

/** Effects that leave no usable answer, so that executing the operation is optional. All other effects need an answer. */
const isFree = new Set<FaultEffect['kind']>(['reset', 'empty-reply', 'malformed', 'status', 'error', 'partial', 'empty-data'])

/** Effects that prevent execution by default. */
const isBefore = new Set<FaultEffect['kind']>(['reset', 'empty-reply', 'status', 'error', 'partial'])

/** Whether the operation is executed although the fault applies: as the fault says, otherwise the default of its effect. */
export function isExecuted({ effect, executed }: Pick<FaultRecord, 'effect' | 'executed'>): boolean {
  return executed ?? !isBefore.has(effect.kind)
}

/**
 * Parses one fault: `operation;effect;conditions`, such as `addBasketItems;status=503;nth=2` or `*;latency=100..900;p=0.5`. Throws a
 * FaultError that says what is wrong and what is allowed.
 */
export function parseFault(text: string): FaultRecord {
  if (text.length > LONGEST_TEXT) throw new FaultError(`A fault has at most ${LONGEST_TEXT} characters.`)
  const [operation = '', word, ...rest] = text.trim().split(';')
  if (word === undefined)
    throw new FaultError(`'${shortened(text)}' says no effect. A fault is written operation;effect, as addBasketItems;status=503.`)
  const details = detailsOf(rest)
  const effect = parseEffect(word, details)
  const target = parseTarget(operation, details)
  const executed = parseExecuted(taken(details, 'executed'), effect)
  for (const [name] of details) throw unknownDetail(name, effect)
  return { target, effect, ...(executed === undefined ? {} : { executed }) }
}

/** Parses comma-separated faults with `read`. Throws a FaultError, or what `read` throws. */
export function parseFaults(text: string, read: (word: string) => FaultRecord = parseFault): FaultRecord[] {
  if (text.length > LONGEST_TEXT) throw new FaultError(`Faults have at most ${LONGEST_TEXT} characters in all.`)
  const words = text.split(',').flatMap((part) => part.trim() || [])
  if (words.length > MOST_FAULTS) throw new FaultError(`At most ${MOST_FAULTS} faults at once; these are ${words.length}.`)
  return words.map((word) => read(word))
}

/** The canonical written form of a fault: defaults are left out, so that equal faults have equal texts. */
export function faultText({ target, effect, executed }: FaultRecord): string {
  const said = executed !== undefined && executed !== isExecuted({ effect })
  const conditions: [string, string | number | undefined][] = [
    ['nth', target.nth],
    ['first', target.first],
    ['p', target.probability],
    ['role', target.role],
    ['side', target.side],
  ]
  const written = conditions.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return [target.operation ?? '*', effectText(effect), ...written, ...(said ? [executed ? 'executed' : 'executed=false'] : [])].join(';')
}

function detailsOf(parts: readonly string[]): Details {
  const details: Details = new Map()
  for (const part of parts) {
    const [name = '', value = ''] = part.split(/=(.*)/s)
    if (details.has(name)) throw new FaultError(`${shortened(name)} is said twice.`)
    details.set(name, value)
  }
  return details
}

function parseTarget(operation: string, details: Details): FaultTarget {
  const count = (name: string): number | undefined => optional(details, name, (text) => wholeNumber(name, text, 1, MOST_REQUESTS))
  const nth = count('nth')
  const first = count('first')
  const probability = optional(details, 'p', parseProbability)
  const role = optional(details, 'role', (text) => oneOf('role', roles, text))
  const side = optional(details, 'side', (text) => oneOf('side', sides, text))
  return {
    ...(operation === '*' ? {} : { operation: parseOperation(operation) }),
    ...(nth === undefined ? {} : { nth }),
    ...(first === undefined ? {} : { first }),
    ...(probability === undefined ? {} : { probability }),
    ...(role === undefined ? {} : { role }),
    ...(side === undefined ? {} : { side }),
  }
}

function parseOperation(text: string): string {
  if (/^[A-Za-z_]\w{0,79}$/.test(text)) return text
  throw new FaultError(`A fault begins with an operation's name, or * for every one; not '${shortened(text)}'.`)
}

function parseProbability(text: string): number {
  const value = /^\d*\.?\d+(e-\d{1,3})?$/.test(text) ? Number(text) : Number.NaN
  if (value >= 0 && value <= 1) return value
  throw new FaultError(`p is a probability from 0 to 1, not '${shortened(text)}'.`)
}

/** Defaults are not stored, so that equal faults are equal records. */
function parseExecuted(text: string | undefined, effect: FaultEffect): boolean | undefined {
  if (text === undefined) return undefined
  if (text !== '' && text !== 'true' && text !== 'false')
    throw new FaultError(`executed is one word, or executed=false; not '${shortened(text)}'.`)
  const executed = text !== 'false'
  if (!executed && !isFree.has(effect.kind)) throw new FaultError(`${effect.kind} needs an answer, so the operation is always executed.`)
  return executed === isExecuted({ effect }) ? undefined : executed
}

function unknownDetail(name: string, { kind }: FaultEffect): FaultError {
  const own = kind === 'status' ? ['retry-after'] : kind === 'error' ? ['path', 'message'] : []
  const known = [...own, 'nth', 'first', 'p', 'role', 'side', 'executed']
  const { text, near } = nearTo(name, known)
  return new FaultError(`${kind} knows no '${shortened(name)}'. ${text} It may be followed by: ${known.join(', ')}.`, near)
}

function oneOf<Word extends string>(name: string, words: readonly Word[], text: string): Word {
  const word = words.find((one) => one === text)
  if (word === undefined) {
    const { text: told, near } = nearTo(text, words)
    throw new FaultError(`${name} is one of ${words.join(', ')}; not '${shortened(text)}'. ${told}`, near)
  }
  return word
}

function optional<Value>(details: Details, name: string, read: (text: string) => Value): Value | undefined {
  const text = taken(details, name)
  return text === undefined ? undefined : read(text)
}
