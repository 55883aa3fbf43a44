import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BasketChange } from './basket-change.ts'
import { type BasketEvent, type BasketMachine, hasWork, newMachine, nextToSend, type QueuedChange, transition } from './basket-machine.ts'
import type { BasketView } from './basket-view.ts'
import { supersedes } from './shown-lines.ts'
import { bagOf, membershipLine } from './testing/bag.ts'

// The machine against any sequence of events, possible or not, with a simple record of what was requested, sent and settled beside it.

const ids = Array.from({ length: 12 }, (_, at) => String(at))
const id = fc.constantFrom(...ids)
const lineId = fc.constantFrom('a', 'b')
const change: fc.Arbitrary<BasketChange> = fc.oneof(
  fc.record({ kind: fc.constant('setQuantity' as const), lineId, quantity: fc.nat(4) }),
  fc.record({ kind: fc.constant('remove' as const), lineId }),
  fc.constant<BasketChange>({ kind: 'addProducts', lines: [{ sku: 'SERUM-02' }], location: 'Page' }),
  fc.record({ kind: fc.constantFrom('applyCode' as const, 'removeCode' as const), code: fc.constantFrom('GLOW10', 'HELLO20') }),
  fc.record({ kind: fc.constant('setDelivery' as const), method: fc.constantFrom('Standard', 'Express') }),
)
const basket: fc.Arbitrary<BasketView> = fc
  .array(fc.record({ id: lineId, quantity: fc.integer({ min: 1, max: 4 }) }), { maxLength: 2 })
  .map((lines) => bagOf({ items: lines.map((line) => membershipLine(line)) }))
const code = fc.constantFrom('NETWORK' as const, 'OFFLINE' as const, 'NO_RESPONSE' as const, 'REFUSED' as const)

/** What an event is about is chosen when it happens: mostly something that the queue holds. */
type Step =
  | { type: 'requested'; change: BasketChange }
  | { type: 'answered'; at: number; basket: BasketView }
  | { type: 'failed'; at: number; code: 'NETWORK' | 'OFFLINE' | 'NO_RESPONSE' | 'REFUSED' }
  | { type: 'sent' | 'unsent' | 'sentElsewhere' | 'arrived' | 'lost'; at: number }
  | { type: 'inherited'; left: readonly { id: string; turn: number; change: BasketChange; isSent: boolean }[] }
  | Extract<BasketEvent, { type: 'rendered' | 'looked' }>
  | Exclude<BasketEvent, { id: string } | { basket: BasketView } | { changes: readonly QueuedChange[] }>

const at = fc.nat(5)
const plain = ['outdated', 'lookStarted', 'lookFailed', 'networkLost', 'networkFound', 'shopSilent', 'failureSeen'] as const
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('requested' as const), change }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constantFrom('sent' as const, 'unsent' as const, 'sentElsewhere' as const, 'arrived' as const, 'lost' as const),
      at,
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('answered' as const), at, basket }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('failed' as const), at, code }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('rendered' as const, 'looked' as const), basket }) },
  { weight: 6, arbitrary: fc.constantFrom(...plain).map((type) => ({ type })) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('inherited' as const),
      left: fc.array(fc.record({ id, turn: fc.nat(20), change, isSent: fc.boolean() }), { maxLength: 2 }),
    }),
  },
)

/** What happened so far, as the shopper would tell it. */
class Witness {
  state: BasketMachine = newMachine
  /** Requests that were accepted and have no outcome yet. */
  readonly open = new Set<string>()
  readonly turns = new Map<string, number>()
  lastResponse: BasketView | undefined
  #requests = 0

  happen(step: Step): void {
    const before = this.state
    const event = this.#eventOf(step)
    this.state = transition(before, event)
    if (this.state === before) return
    const gone = before.queue.filter((old) => !this.state.queue.some((queued) => queued.id === old.id))
    if (event.type === 'requested') {
      this.open.add(event.id)
      expect(gone.every((old) => old.stage === 'waiting' && supersedes(event.change, old.change))).toBe(true)
    } else {
      // Each request gets one outcome, from the change that carries it.
      for (const { requests } of gone) for (const request of requests) expect(this.open.delete(request)).toBe(true)
    }
    if (event.type === 'answered' || event.type === 'looked') this.lastResponse = event.basket
    if (event.type === 'rendered') this.lastResponse ??= event.basket
    if (event.type === 'sent') this.#checkSent(before, event.id)
    this.#checkInvariants()
  }

  #eventOf(step: Step): BasketEvent {
    if (step.type === 'requested') {
      this.#requests += 1
      const turn = Math.max(0, ...this.state.queue.map((queued) => queued.turn)) + 1
      return { ...step, id: `request-${this.#requests}`, turn }
    }
    if (step.type === 'inherited') {
      const changes = step.left.map(({ isSent, ...left }) => ({
        ...left,
        line: undefined,
        stage: isSent ? ('left' as const) : ('waiting' as const),
        requests: [],
      }))
      return { type: 'inherited', changes: changes.filter((one, index) => changes.findIndex((other) => other.id === one.id) === index) }
    }
    if (!('at' in step)) return step
    const { at: place, ...event } = step
    return { ...event, id: this.state.queue[place]?.id ?? 'nobody' }
  }

  /** Ordered: what is sent is the oldest, while a basket that may be old is looked at first. */
  #checkSent(before: BasketMachine, sent: string): void {
    expect(nextToSend(before)?.id).toBe(sent)
    expect(before.queue[0]?.id).toBe(sent)
    expect([before.isStale, before.network]).toEqual([false, 'online'])
  }

  #checkInvariants(): void {
    const { queue, basket: shown } = this.state
    // In order.
    const turns = queue.map(({ turn }) => turn)
    expect(turns).toEqual(turns.toSorted((a, b) => a - b))
    // One after another.
    expect(queue.filter(({ stage }) => stage === 'sent').length).toBeLessThanOrEqual(1)
    // Nothing lost, nothing twice: each open request is carried by one change.
    const carried = queue.flatMap(({ requests }) => requests)
    expect(carried.toSorted()).toEqual([...this.open].toSorted())
    // The last acknowledged response wins, whole.
    expect(shown).toBe(this.lastResponse)
  }
}

const RUNS = { numRuns: Number(process.env['GENERATED_BASKETS'] ?? 2_000) }

test('whatever happens, changes stay in order, none is lost or counted twice, and the last response is what is shown [BASKET-23]', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const witness = new Witness()
      for (const one of steps) witness.happen(one)
    }),
    RUNS,
  )
})

test('of the changes that wait, none of this page is superseded by a later one', () => {
  fc.assert(
    fc.property(basket, fc.array(change, { maxLength: 20 }), (shown, changes) => {
      const { queue } = changes.reduce<BasketMachine>(
        (state, wanted, turn) => transition(state, { type: 'requested', id: String(turn), turn, change: wanted }),
        { ...newMachine, basket: shown },
      )
      for (const [index, older] of queue.entries())
        for (const newer of queue.slice(index + 1)) expect(supersedes(newer.change, older.change)).toBe(false)
    }),
    RUNS,
  )
})

test('from wherever it stands, a shop that responds brings the machine to rest with nothing pending', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), basket, (steps, response) => {
      const witness = new Witness()
      for (const one of steps) witness.happen(one)
      let { state } = witness
      const apply = (event: BasketEvent) => {
        state = transition(state, event)
      }
      // What was under way comes to its end, and the network is back.
      apply({ type: 'lookFailed' })
      for (const { id: queued, stage } of state.queue) apply({ type: stage === 'left' ? 'lost' : 'unsent', id: queued })
      apply({ type: 'networkFound' })
      for (let turns = 0; hasWork(state); turns += 1) {
        expect(turns).toBeLessThan(100)
        const next = nextToSend(state)
        if (next) apply({ type: 'sent', id: next.id })
        else apply({ type: 'lookStarted' })
        apply(next ? { type: 'answered', id: next.id, basket: response } : { type: 'looked', basket: response })
      }
      expect([state.queue, state.network, state.isStale]).toEqual([[], 'online', false])
    }),
    RUNS,
  )
})
