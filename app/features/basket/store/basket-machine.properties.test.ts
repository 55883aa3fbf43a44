import fc from 'fast-check'
import { expect, test } from 'vitest'
import { membershipItem, testBasket } from '../testing/basket-views.ts'
import type { BasketChange } from './basket-change.ts'
import { type BasketEvent, type BasketMachine, hasWork, newMachine, nextToSend, type QueuedChange, transition } from './basket-machine.ts'
import type { BasketView } from './basket-view.ts'
import { supersedes } from './optimistic-lines.ts'

// Runs the machine on arbitrary sequences of events, possible or not, beside a simple model of what was requested, sent and settled.

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
  .map((lines) => testBasket({ items: lines.map((line) => membershipItem(line)) }))
const code = fc.constantFrom('NETWORK' as const, 'OFFLINE' as const, 'NO_RESPONSE' as const, 'REFUSED' as const)

type Inherited = { id: string; turn: number; change: BasketChange; isSent: boolean }

/** The subject of an event is chosen when it runs: mostly something in the queue. */
type Step =
  | { type: 'requested'; change: BasketChange }
  | { type: 'answered'; at: number; basket: BasketView }
  | { type: 'failed'; at: number; code: 'NETWORK' | 'OFFLINE' | 'NO_RESPONSE' | 'REFUSED' }
  | { type: 'sent' | 'unsent' | 'sentElsewhere' | 'arrived' | 'lost'; at: number }
  | { type: 'inherited'; left: readonly Inherited[] }
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
      left: fc.uniqueArray(fc.record({ id, turn: fc.nat(20), change, isSent: fc.boolean() }), { maxLength: 2, selector: (one) => one.id }),
    }),
  },
)

/** Runs the machine beside a simple model and lists the rules that were broken. */
class Witness {
  state: BasketMachine = newMachine
  readonly broken: string[] = []
  /** Accepted requests without an outcome. */
  readonly #open = new Set<string>()
  #lastResponse: BasketView | undefined
  #requests = 0

  happen(step: Step): void {
    const before = this.state
    const event = this.#eventOf(step)
    this.state = transition(before, event)
    if (this.state === before) return
    const gone = before.queue.filter((old) => !this.state.queue.some((queued) => queued.id === old.id))
    if (event.type === 'requested') {
      this.#open.add(event.id)
      this.#rule(
        'only what waits is superseded',
        gone.every((old) => old.stage === 'waiting' && supersedes(event.change, old.change)),
      )
    } else {
      this.#rule(
        'an event settles its own change alone',
        gone.every((old) => 'id' in event && old.id === event.id),
      )
      this.#rule(
        'a request has one outcome',
        gone.flatMap((old) => old.requests).every((request) => this.#open.delete(request)),
      )
    }
    if (event.type === 'answered' || event.type === 'looked') this.#lastResponse = event.basket
    if (event.type === 'rendered') this.#lastResponse ??= event.basket
    if (event.type === 'sent') {
      this.#rule('the oldest change is sent first', before.queue[0]?.id === event.id)
      this.#rule('nothing is sent before a look that is due', !before.isStale && before.network === 'online')
    }
    this.#checkState()
  }

  #eventOf(step: Step): BasketEvent {
    if (step.type === 'requested') {
      this.#requests += 1
      const turn = Math.max(0, ...this.state.queue.map((queued) => queued.turn)) + 1
      return { ...step, id: `request-${this.#requests}`, turn }
    }
    if (step.type === 'inherited') return { type: 'inherited', changes: step.left.map(asInherited) }
    if (!('at' in step)) return step
    const { at: place, ...event } = step
    return { ...event, id: this.state.queue[place]?.id ?? 'nobody' }
  }

  #checkState(): void {
    const { queue, basket: shown } = this.state
    this.#rule(
      'changes stay in order',
      queue.every(({ turn }, index) => index === 0 || (queue[index - 1]?.turn ?? 0) <= turn),
    )
    this.#rule('one change is on its way at a time', queue.filter(({ stage }) => stage === 'sent').length <= 1)
    const carried = queue.flatMap(({ requests }) => requests)
    this.#rule('no request is lost', carried.length === this.#open.size && carried.every((request) => this.#open.has(request)))
    this.#rule('the last response is what is shown', shown === this.#lastResponse)
  }

  #rule(rule: string, isKept: boolean): void {
    if (!isKept) this.broken.push(rule)
  }
}

function asInherited({ isSent, ...left }: Inherited): QueuedChange {
  return { ...left, line: undefined, stage: isSent ? 'left' : 'waiting', requests: [] }
}

const RUNS = { numRuns: Number(process.env['GENERATED_BASKETS'] ?? 2_000) }

test('in any sequence of events changes stay in order, none is lost or counted twice, and the last response is shown [BASKET-23]', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const witness = new Witness()
      for (const one of steps) witness.happen(one)
      expect(witness.broken).toEqual([])
    }),
    RUNS,
  )
})

test('no waiting change in the queue is superseded by a later one', () => {
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

test('from any state, a shop that responds brings the machine to rest with nothing pending', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), basket, (steps, response) => {
      const witness = new Witness()
      for (const one of steps) witness.happen(one)
      let { state } = witness
      const apply = (event: BasketEvent) => {
        state = transition(state, event)
      }
      // Pending requests settle, and the network is back.
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
