import type { GraphQLSchema } from 'graphql'
import type { FaultRecord } from '#fixtures/scenarios/fault-record.ts'
import { contractError } from '../contract/errors.ts'
import { checkFaultPath } from '../faults/check-fault-path.ts'
import { type Befalling, decideFaults, isAbout } from '../faults/decide-faults.ts'
import { EarlierAnswers } from '../faults/earlier-answers.ts'
import { FaultError } from '../faults/fault-error.ts'
import { parseFaults } from '../faults/fault-text.ts'
import { type FaultOutcome, faultOutcome } from '../faults/outcome.ts'
import { type HeldRequest, Overtaking } from '../faults/overtaking.ts'
import { faultOf } from '../scenarios/known-names.ts'
import { library } from '../scenarios/library.ts'
import type { RequestWorld } from '../worlds/requests/request-world.ts'
import type { RequestHeaders, WorldFinder } from '../worlds/requests/world-finder.ts'
import type { NotedContext } from './plugins/use-journal.ts'
import { sideOf } from './sender.ts'
import type { Wait } from './wait.ts'

/** The decision for one request. */
export type Fate = {
  /** The session's key when the request arrived, and the request's number in order of arrival. */
  session: string
  number: number
  operation: string
  befallings: readonly Befalling[]
  outcome: FaultOutcome
  /** Whether the answer is recorded, so that a `stale` fault can return it later. */
  isRemembered: boolean
  waiting?: HeldRequest
  /** The body of a truncated answer. */
  pieces?: AsyncGenerator<Uint8Array>
}

/** What plugins and endpoints pass to the gate. */
export type FaultContext = NotedContext & {
  fate?: Fate
  /** The request text. */
  question?: string
}

/** The gate's dependencies: the schema for field paths, the worlds, and the wait function. */
type FaultParts = { schema: GraphQLSchema; visits: WorldFinder; wait: Wait }

/** Decides which faults apply to each request and delays it. Used for the contract and for the other endpoints. */
export class FaultGate {
  readonly wait: Wait
  readonly earlier = new EarlierAnswers()
  readonly #schema: GraphQLSchema
  readonly #visits: WorldFinder
  readonly #overtaking = new Overtaking()

  constructor({ schema, visits, wait }: FaultParts) {
    this.#schema = schema
    this.#visits = visits
    this.wait = wait
  }

  /** Whether a request can have faults at all. Most cannot and skip the gate. */
  concerns(visit: RequestWorld, headers: RequestHeaders): boolean {
    return visit.world.state.read('faults').length > 0 || headers.get('x-fault') !== null || this.#overtaking.isWaiting(visit.key)
  }

  /**
   * Decides which faults apply to a request, and waits if it is to be delayed. False: do not execute it. Throws an error with a readable message
   * for an invalid fault.
   */
  async enter(context: FaultContext, { headers, signal }: Request, operation: string): Promise<boolean> {
    const { visit } = context
    if (!visit) throw new Error('Faults were asked for outside a visit.')
    const own = this.#ownFaults(headers)
    const faults = [...visit.world.state.read('faults'), ...own]
    this.#check(faults)
    const befallings = await decideFaults(visit, { operation, side: sideOf(headers), own })
    const fate = this.#fateOf(visit, operation, befallings, faults)
    context.fate = fate
    context.fieldFaults = fate.outcome.fieldFaults
    if (fate.outcome.latency > 0) {
      await this.wait(fate.outcome.latency, signal)
      context.visit = await this.#visits.visit(headers)
    }
    return fate.outcome.isExecuted
  }

  /** Holds an answer back until a later one overtakes it, if a fault asks for that. */
  async holdBack({ waiting, outcome }: Fate, signal: AbortSignal): Promise<void> {
    if (!waiting || outcome.overtaken === undefined) return
    const over = new AbortController()
    const leave = (): void => over.abort()
    signal.addEventListener('abort', leave)
    await Promise.race([waiting.overtaken, this.wait(outcome.overtaken, over.signal)])
    signal.removeEventListener('abort', leave)
    over.abort()
    waiting.end()
  }

  /** Reports that a request was answered, after its answer was sent. */
  answered({ session, operation, number }: Fate): void {
    if (this.#overtaking.isWaiting(session)) void this.wait(1).then(() => this.#overtaking.answered(session, operation, number))
  }

  #fateOf(visit: RequestWorld, operation: string, befallings: readonly Befalling[], faults: readonly FaultRecord[]): Fate {
    const session = visit.key
    const number = this.#overtaking.next()
    const outcome = faultOutcome(befallings)
    const isRemembered = faults.some(({ target, effect }) => effect.kind === 'stale' && isAbout(target, operation))
    const waiting = outcome.overtaken === undefined ? {} : { waiting: this.#overtaking.wait(session, operation, number) }
    return { session, number, operation, befallings, outcome, isRemembered, ...waiting }
  }

  #ownFaults(headers: RequestHeaders): FaultRecord[] {
    const own = refusing(() => parseFaults(headers.get('x-fault') ?? '', (word) => faultOf(word, library).fault))
    if (own.some(({ target }) => target.nth !== undefined || target.first !== undefined))
      throw refusal('x-fault is for this one request, so nth and first count nothing. Set faults that count on the session.')
    return own
  }

  #check(faults: readonly FaultRecord[]): void {
    refusing(() => {
      for (const fault of faults) checkFaultPath(this.#schema, fault)
    })
  }
}

function refusing<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw error instanceof FaultError ? refusal(error.message) : error
  }
}

function refusal(message: string): Error {
  return contractError('BAD_USER_INPUT', message, { status: 400 })
}
