import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { SCENARIO_START } from '#mock-server/scenarios/scenario-clock.ts'
import { MemoryWorldStore } from '#mock-server/worlds/store/memory-world-store.ts'
import type { Attempt, MaybePromise, StoreParts } from '#mock-server/worlds/store/world-store.ts'
import type { BaseWorld, World } from '#mock-server/worlds/world.ts'
import { type ContractServer, createContractServer } from '#mock-server/yoga.ts'
import { type PartsRead, tracedWorld } from './traced-world.ts'

/** One request, and the selection whose world it runs in. */
export type SweepQuestion = {
  query: string
  variables: unknown
  /** The selection's name in reports. */
  selection: string
  /** The selection's base world, from `baseFor`. */
  base: BaseWorld
  store?: string | undefined
  /** A fault for this request only. */
  fault?: string
}

/** An answer as sent, and the parts of the world that were read. `status` 0: the connection was closed. */
export type SweepAnswer = { status: number; text: string; faults: string; read: PartsRead }

/** A store that returns the same world for every key: that of the next request, which is the first of its session. */
class NextWorld extends MemoryWorldStore {
  next: World | undefined

  override find(): World | undefined {
    return this.next
  }

  override change<Result>(_key: string | undefined, work: (attempt: Attempt) => MaybePromise<Result>): MaybePromise<Result> {
    return super.change(undefined, (attempt) => work({ ...attempt, world: this.next, keep: () => undefined }))
  }

  override count(): number {
    return 1
  }
}

/** The mock server as every host runs it. Answers one request after another, each in a new world that records which parts were read. */
export class SweepServer {
  readonly #server: ContractServer
  #store: NextWorld | undefined

  constructor() {
    this.#server = createContractServer({
      catalogue,
      now: () => SCENARIO_START,
      newToken: () => 'coverage-token',
      worlds: (parts) => this.#storeOf(parts),
      // The answer cache would answer without reading the world.
      answerBounds: { characters: 0, questions: 0 },
      journalBounds: { perSession: 1 },
      wait: () => Promise.resolve(),
    })
  }

  /** Asks in a new world. */
  async ask({ query, variables, base, store, fault }: SweepQuestion): Promise<SweepAnswer> {
    const { world, read } = tracedWorld(base, SCENARIO_START)
    if (this.#store) this.#store.next = world
    const headers = {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      // The world comes from the store above; this header only selects the request's store.
      'x-scenario': base.store === 'en-US' ? 'us-guest' : 'uk-guest',
      'x-world': 'coverage',
      ...(store && { 'x-store': store }),
      ...(fault && { 'x-fault': fault }),
    }
    const request = new Request('http://contract.test/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    try {
      const response = await this.#server.fetch(request)
      return { status: response.status, text: await response.text(), faults: response.headers.get('x-fault-applied') ?? '', read }
    } catch {
      return { status: 0, text: '', faults: 'cut', read }
    }
  }

  #storeOf(parts: StoreParts): NextWorld {
    this.#store = new NextWorld(parts)
    return this.#store
  }
}
