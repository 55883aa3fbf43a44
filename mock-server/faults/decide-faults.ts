import type { FaultEffect, FaultRecord, FaultTarget } from '#fixtures/scenarios/fault-record.ts'
import { isRunning } from '../contract/rules/membership/membership-term.ts'
import { userType } from '../contract/shopper.ts'
import type { RequestWorld } from '../worlds/requests/request-world.ts'
import { numbersFrom } from './chance.ts'
import { isDrawn } from './draw-delay.ts'
import { faultText } from './fault-text.ts'

/** A request's operation and side, and its own faults. */
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
  /** Its written form. */
  text: string
  count: number
  /** Pseudo-random numbers in [0, 1), seeded by this session's seed, the fault and the count. */
  chance: () => number
}

/** The parts of a visit that faults depend on. */
type FaultedVisit = Pick<RequestWorld, 'world' | 'hostNow' | 'count'>

/** Faults from a request's header share one counter, because their names are unbounded. */
const OWN_COUNT = 'x-fault'

const texts = new WeakMap<FaultRecord, string>()

function textOf(fault: FaultRecord): string {
  const known = texts.get(fault)
  if (known !== undefined) return known
  const text = faultText(fault)
  texts.set(fault, text)
  return text
}

/** The world's and the request's faults that apply to the request. Increments the counters of the faults that need one. */
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

/** Whether a fault targets an operation, regardless of its other conditions. */
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

/** Random faults are counted too: the count seeds the draw, so that a session's results can be reproduced. */
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
