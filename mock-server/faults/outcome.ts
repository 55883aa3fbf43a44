import type { FaultEffect } from '#fixtures/scenarios/fault-record.ts'
import type { Befalling } from './decide-faults.ts'
import { LONGEST_WAIT } from './delay-text.ts'
import { drawDelay } from './draw-delay.ts'
import { isExecuted } from './fault-text.ts'
import { fieldPath } from './field-path.ts'
import type { FieldFault } from './shaping.ts'

/** How a body is sent: in chunks with a pause before each (milliseconds), truncated in the middle, or both. */
export type Handing = { pauses: readonly number[]; isBrokenOff: boolean }

/** The combined effect of all faults of one request. Of two conflicting faults, the one that leaves less of the answer wins. */
export type FaultOutcome = {
  /** Initial delay, milliseconds. */
  latency: number
  /** False: the operation is not executed. */
  isExecuted: boolean
  /** How the connection ends without an answer. */
  cut: 'reset' | 'empty-reply' | undefined
  status: { status: number; retryAfter?: number } | undefined
  body: 'malformed' | 'empty-data' | 'stale' | undefined
  /** How long the answer waits at most for a later one to overtake it, milliseconds. */
  overtaken: number | undefined
  handing: Handing | undefined
  fieldFaults: readonly FieldFault[]
}

type Effect<Kind extends FaultEffect['kind']> = Extract<FaultEffect, { kind: Kind }>

/** The combined effect of the faults that apply to a request. */
export function faultOutcome(befallings: readonly Befalling[]): FaultOutcome {
  const has = (kind: FaultEffect['kind']): boolean => befallings.some(({ fault }) => fault.effect.kind === kind)
  const first = <Kind extends FaultEffect['kind']>(...kinds: Kind[]): Kind | undefined => kinds.find(has)
  const waits = effectsOf(befallings, 'overtaken').map(({ effect }) => effect.most)
  return {
    latency: Math.min(LONGEST_WAIT, sum(effectsOf(befallings, 'latency').map(({ effect, chance }) => drawDelay(effect.delay, chance)))),
    isExecuted: befallings.every(({ fault }) => fault.effect.kind === 'error' || fault.effect.kind === 'partial' || isExecuted(fault)),
    cut: first('reset', 'empty-reply'),
    status: effectsOf(befallings, 'status')[0]?.effect,
    body: first('malformed', 'empty-data', 'stale'),
    overtaken: waits.length === 0 ? undefined : Math.max(...waits),
    handing: handingOf(befallings, has('truncated')),
    fieldFaults: befallings.flatMap((befalling) => fieldFaultOf(befalling) ?? []),
  }
}

function effectsOf<Kind extends FaultEffect['kind']>(
  befallings: readonly Befalling[],
  kind: Kind,
): { effect: Effect<Kind>; chance: () => number }[] {
  const isOfKind = (effect: FaultEffect): effect is Effect<Kind> => effect.kind === kind
  return befallings.flatMap(({ fault: { effect }, chance }) => (isOfKind(effect) ? [{ effect, chance }] : []))
}

/** The pauses of all chunks together stay within the longest delay. */
function handingOf(befallings: readonly Befalling[], isBrokenOff: boolean): Handing | undefined {
  const [dribble] = effectsOf(befallings, 'dribble')
  if (!dribble) return isBrokenOff ? { pauses: [0], isBrokenOff } : undefined
  const { pieces, pause } = dribble.effect
  const longest = Math.floor(LONGEST_WAIT / pieces)
  return { pauses: Array.from({ length: pieces }, () => Math.min(longest, drawDelay(pause, dribble.chance))), isBrokenOff }
}

function fieldFaultOf({ fault, text }: Befalling): FieldFault | undefined {
  const { effect } = fault
  if (effect.kind === 'partial') return { text, path: fieldPath(effect.path), failure: null, isExecuted: isExecuted(fault) }
  if (effect.kind !== 'error') return undefined
  const { code, message = 'Something went wrong on our side.', path } = effect
  return { text, path: path === undefined ? null : fieldPath(path), failure: { code, message }, isExecuted: isExecuted(fault) }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
