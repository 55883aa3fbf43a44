import type { FaultEffect, FaultRecord, FaultTarget } from '#fixtures/scenarios/fault-record.ts'
import { isRunning } from '../contract/rules/membership/membership-term.ts'
import { userType } from '../contract/shopper.ts'
import type { RequestWorld } from '../worlds/requests/request-world.ts'
import { numbersFrom } from './chance.ts'
import { isDrawn } from './draw-delay.ts'
import { faultText } from './fault-text.ts'

/** What a request asks for, who asks, and the faults that it brings itself. */
type FaultedRequest = {
  /** Name of the operation, or of an endpoint besides GraphQL: `flags`, `analytics`. */
  operation: string
  side: 'browser' | 'server' | 'direct'
  /** Faults for this one request. */
  own: readonly FaultRecord[]
}

/** A fault that applies to a request. `count` is the number of requests so far that match the fault's target; 0 when it is not counted. */
export type Befalling = {
  fault: FaultRecord
  /** As it is written. */
  text: string
  count: number
  /** Numbers from 0 up to 1 that this session's seed has for this fault and this count. */
  chance: () => number
}

/** What of a visit decides. */
type FaultedVisit = Pick<RequestWorld, 'world' | 'hostNow' | 'count'>

/** Faults of one request are not counted apart: nobody could bound their names. */
const OWN_COUNT = 'x-fault'

const texts = new WeakMap<FaultRecord, string>()

function textOf(fault: FaultRecord): string {
  const known = texts.get(fault)
  if (known !== undefined) return known
  const text = faultText(fault)
  texts.set(fault, text)
  return text
}

/** Which of a world's faults, and of those that a request brings, befall the request. Counting is done for the faults that want it. */
export async function decideFaults(visit: FaultedVisit, { operation, side, own }: FaultedRequest): Promise<Befalling[]> {
  const role = roleIn(visit)
  const faults = new Map<string, FaultRecord>()
  for (const fault of [...visit.world.state.read('faults'), ...own]) faults.set(textOf(fault), fault)
  const befallings: Befalling[] = []
  for (const [text, fault] of faults) {
    if (!fits(fault.target, { operation, side, role })) continue
    const count = isCounted(fault) ? await visit.count(own.includes(fault) ? OWN_COUNT : `fault/${text}`) : 0
    const chance = numbersFrom(`${visit.world.state.read('seed')}|${text}|${count}`)
    if (isTurn(fault.target, count, chance)) befallings.push({ fault, text, count, chance })
  }
  return befallings
}

/** Whether a fault is about requests of an operation, whoever asks and whenever. */
export function isAbout({ operation }: FaultTarget, asked: string): boolean {
  return operation === undefined || operation === asked
}

function fits(target: FaultTarget, { operation, side, role }: { operation: string; side: string; role: string }): boolean {
  if (!isAbout(target, operation)) return false
  return (target.role ?? role) === role && (target.side ?? side) === side
}

function roleIn({ world, hostNow }: FaultedVisit): string {
  const identity = world.shopper.read('identity')
  return userType(identity, isRunning(identity?.membership, world.base.startsAt, world.now(hostNow)))
}

/** What is drawn is drawn by the count, so that the same session meets the same fate. */
function isCounted({ target, effect }: FaultRecord): boolean {
  return [target.nth, target.first, target.probability].some((part) => part !== undefined) || wantsCount(effect)
}

function wantsCount(effect: FaultEffect): boolean {
  if (effect.kind === 'latency') return isDrawn(effect.delay)
  return effect.kind === 'stale' || (effect.kind === 'dribble' && isDrawn(effect.pause))
}

function isTurn({ nth, first, probability }: FaultTarget, count: number, chance: () => number): boolean {
  if (nth !== undefined && count !== nth) return false
  if (first !== undefined && count > first) return false
  return probability === undefined || chance() < probability
}
