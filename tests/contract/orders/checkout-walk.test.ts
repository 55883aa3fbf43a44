/* oxlint-disable vitest/no-standalone-expect -- a walk holds its invariants at every step, and the test at the end takes the walks */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestServer, type TestServer } from '#mock-server/test.ts'
import { shareOf } from '#tests/harness/generated-share.ts'
import { dataOf, scenarioStart } from '../ask.ts'
import {
  type AskedAttempt,
  attemptOf,
  type Browser,
  browserOf,
  type Checkout,
  checkoutOf,
  PAID_SKU,
  type PlacedResult,
  readyGuest,
} from './paying.ts'

/** Steps of all walks together; `npm run prove` takes ten times as many. With fewer than 600 some walks might come nowhere near a refund. */
const STEPS = Number(process.env['CHECKOUT_STEPS'] ?? Math.max(600, shareOf(2000)))
const STEPS_OF_WALK = 40

/** What an attempt may become, as the contract's table says. */
const MAY_FOLLOW: Readonly<Record<string, readonly string[]>> = {
  NOT_STARTED: ['NOT_STARTED', 'ACTION_REQUIRED', 'PENDING', 'PLACED', 'REFUSED'],
  ACTION_REQUIRED: ['ACTION_REQUIRED', 'PENDING', 'PLACED', 'REFUSED'],
  PENDING: ['PENDING', 'PLACED', 'REFUSED'],
  PLACED: ['PLACED'],
  REFUSED: ['REFUSED'],
}

/** Where an attempt can be, once it is started. */
const STANDINGS = [
  'ACTION_REQUIRED AWAITING_SHOPPER',
  'PENDING AWAITING_PROVIDER',
  'PLACED CHARGED',
  'REFUSED NOT_CHARGED',
  'REFUSED REFUNDED',
]

const ways = [
  ['card', 'test-approved'],
  ['card', 'test-refused'],
  ['card', 'test-challenge'],
  ['card', 'test-late'],
  ['card', 'test-late-refused'],
  ['card', 'test-lost'],
  ['card', 'test-message-first'],
  ['card', 'test-message-last'],
  ['card', 'test-unordered'],
  ['card', 'test-late-unordered'],
  ['wallet', null],
  ['pay-later', null],
] as const

/** What goes wrong on the way: the request never arrives, its answer is lost, or the server answers no question. */
const faults = { request: '*;reset', answer: '*;reset;executed', down: '*;status=503' } as const

/** One press on the page: what the visitor does next. Tabs keep what they read, so that they press with it when it is stale. */
type Step =
  | { do: 'put'; quantity: number }
  | { do: 'takeOut' }
  | { do: 'deliver'; method: 'Standard' | 'Express' }
  | { do: 'look'; tab: number }
  | { do: 'pay'; tab: number; way: number; isStrange: boolean; lost: Lost }
  | { do: 'repeat'; lost: Lost }
  | { do: 'answer'; page: number; answer: string }
  | { do: 'ask'; attempt: number; isDown: boolean }
  | { do: 'wait'; seconds: number }
  | { do: 'logIn' }
  | { do: 'expire' }

/** What of a request to pay is lost. */
type Lost = 'nothing' | 'request' | 'answer'

const tab = fc.nat(1)
const lost: fc.Arbitrary<Lost> = fc.oneof(
  { weight: 4, arbitrary: fc.constant('nothing' as const) },
  { weight: 1, arbitrary: fc.constantFrom('request' as const, 'answer' as const) },
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('put' as const), quantity: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'takeOut' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('deliver' as const), method: fc.constantFrom('Standard' as const, 'Express' as const) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('look' as const), tab }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      tab,
      way: fc.nat(ways.length - 1),
      isStrange: fc.nat(4).map((one) => one === 0),
      lost,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('repeat' as const), lost }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      page: fc.nat(3),
      answer: fc.constantFrom('approve', 'refuse', 'cancel', 'late', 'leave'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('ask' as const), attempt: fc.nat(3), isDown: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 6, 25, 2000) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'logIn' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'expire' as const }) },
)

function itemsIn({ items }: Checkout['basket']): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** A visitor on their way, and what must hold of it. */
class Walk {
  readonly #server: TestServer
  readonly #ask: Browser
  #now = scenarioStart
  #tabs: (Checkout | undefined)[] = []
  #last: Record<string, unknown> | undefined
  #pages: string[] = []
  /** Attempts by id, as they were last seen, and the order of each. */
  readonly #seen: Set<string>
  readonly #attempts = new Map<string, { state: string; order: string | null }>()

  /** `seen` collects where attempts have been. */
  constructor(seen: Set<string>) {
    this.#seen = seen
    this.#server = createTestServer({ now: () => this.#now })
    this.#ask = browserOf(this.#server)
  }

  async start(): Promise<void> {
    await dataOf(this.#ask('startAnonymousSession'))
    await readyGuest(this.#ask)
  }

  async take(step: Step): Promise<void> {
    const isPaying = step.do === 'pay' || step.do === 'repeat' || step.do === 'answer'
    const before = isPaying ? await this.#items() : 0
    const orders = this.#placed()
    await this.#act(step)
    const { basket, attemptId } = await checkoutOf(this.#ask)
    await this.#checkAttempts(attemptId)
    const ordered = this.#placed() - orders
    // No payment makes the basket smaller unless it places an order.
    if (isPaying && ordered === 0) expect(itemsIn(basket)).toBeGreaterThanOrEqual(before)
    expect(ordered).toBeLessThanOrEqual(1)
  }

  /** Whatever happened, an order can be placed in the end: there is no dead end. */
  async finish(): Promise<void> {
    this.#now += 31 * 60 * 1000
    await this.#act({ do: 'put', quantity: 1 })
    const { basket, attemptId, missing } = await checkoutOf(this.#ask)
    expect(missing).toEqual([])
    const expectedTotal = basket.pricing.totalPrice.gross
    const placed = await this.#place({ requestId: attemptId, expectedTotal, paymentMethodId: 'card', paymentToken: 'test-approved' })
    expect(placed?.__typename).toBe('OrderPlaced')
    expect(placed?.order?.totals.total.raw).toBe(expectedTotal)
    expect(await this.#items()).toBe(0)
  }

  async #act(step: Step): Promise<void> {
    if (step.do === 'put') return this.#put(step.quantity)
    if (step.do === 'takeOut') return this.#takeOut()
    if (step.do === 'deliver') return void (await this.#ask('setDeliveryMethod', { deliveryMethod: step.method }))
    if (step.do === 'look') {
      this.#tabs[step.tab] = await checkoutOf(this.#ask)
      return
    }
    if (step.do === 'pay') return this.#pay(step)
    if (step.do === 'repeat') return void (this.#last && (await this.#place(this.#last, step.lost)))
    if (step.do === 'answer') return this.#answer(step.page, step.answer)
    if (step.do === 'ask' && step.isDown) await this.#askInVain()
    if (step.do === 'ask') return void (await this.#see([...this.#attempts.keys()].at(-1 - step.attempt)))
    if (step.do === 'wait') {
      this.#now += step.seconds * 1000
      return
    }
    if (step.do === 'logIn') return this.#logIn()
    this.#now += 25 * 60 * 60 * 1000
    this.#attempts.clear()
    await this.#ready()
  }

  async #put(quantity: number): Promise<void> {
    const item = { id: '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a10', type: 'product', quantity, variantSku: PAID_SKU }
    await this.#ask('addBasketItems', { listId: '', version: -1, items: [item] })
    await this.#ask('setDeliveryMethod', { deliveryMethod: 'Standard' })
  }

  async #takeOut(): Promise<void> {
    const item = { id: '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a10', type: 'product', quantity: 0, variantSku: PAID_SKU }
    await this.#ask('removeBasketItems', { listId: '', version: -1, items: [item] })
  }

  async #pay({ tab, way, isStrange, lost }: Extract<Step, { do: 'pay' }>): Promise<void> {
    const seen = this.#tabs[tab]
    const [paymentMethodId, paymentToken] = ways[way] ?? ways[0]
    if (!seen) return
    // Now and then with an id that is not the checkout's, as a client of another time would.
    const requestId = isStrange ? crypto.randomUUID() : seen.attemptId
    await this.#place({ requestId, expectedTotal: seen.basket.pricing.totalPrice.gross, paymentMethodId, paymentToken }, lost)
  }

  async #place(input: Record<string, unknown>, lost: Lost = 'nothing'): Promise<PlacedResult | undefined> {
    this.#last = input
    const requestId = String(input['requestId'])
    const pending = await this.#pending()
    const isKnown = this.#attempts.has(requestId)
    const result = await this.#sent(input, lost)
    if (result?.url) this.#pages.push(result.url)
    // While one payment is not answered, no other begins.
    if (pending !== undefined && !isKnown) expect(await this.#see(requestId)).toBeNull()
    await this.#see(requestId)
    if (result?.attempt) await this.#see(result.attempt.requestId)
    return result
  }

  /** What `placeOrder` answers; undefined if that is lost. */
  async #sent(input: Record<string, unknown>, lost: Lost): Promise<PlacedResult | undefined> {
    if (lost !== 'nothing') {
      await expect(this.#ask('placeOrder', { input }, { 'x-fault': faults[lost] })).rejects.toBeInstanceOf(TypeError)
      return undefined
    }
    const { data, errors } = await this.#ask<{ placeOrder: PlacedResult }>('placeOrder', { input })
    expect(errors).toEqual([])
    return data?.placeOrder
  }

  /** A question that is not answered, which changes nothing. */
  async #askInVain(): Promise<void> {
    const [requestId = crypto.randomUUID()] = this.#attempts.keys()
    // The page of a server that is down is no JSON.
    await expect(this.#ask('getOrderAttempt', { requestId }, { 'x-fault': faults.down })).rejects.toBeInstanceOf(SyntaxError)
  }

  async #answer(page: number, answer: string): Promise<void> {
    const url = this.#pages.at(-1 - page)
    if (url === undefined) return
    const headers = { cookie: this.#ask.cookie(), 'content-type': 'application/json' }
    await this.#server.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify({ answer }) }))
  }

  async #logIn(): Promise<void> {
    await this.#ask('login', { input: { email: 'plus-member.uk@example.com', password: 'ottilie-demo' } })
    await this.#ask('setDeliveryMethod', { deliveryMethod: 'Standard' })
  }

  /** Begins anew after the session has ended. */
  async #ready(): Promise<void> {
    await dataOf(this.#ask('startAnonymousSession'))
    await readyGuest(this.#ask)
    this.#tabs = []
  }

  async #items(): Promise<number> {
    return itemsIn((await checkoutOf(this.#ask)).basket)
  }

  /** The attempt whose answer is awaited. Asking about it would bring the answer nearer, so the checkout tells whether it goes on. */
  async #pending(): Promise<string | undefined> {
    const [id] = [...this.#attempts].find(([, { state }]) => state === 'PENDING') ?? []
    return id !== undefined && (await checkoutOf(this.#ask)).attemptId === id ? id : undefined
  }

  #placed(): number {
    return [...this.#attempts.values()].filter(({ order }) => order !== null).length
  }

  /** Reads an attempt and holds it against what was seen of it before. */
  async #see(id: string | undefined): Promise<AskedAttempt | null> {
    if (id === undefined) return null
    const attempt = await attemptOf(this.#ask, id)
    if (!attempt || attempt.state === 'NOT_STARTED') return attempt
    const known = this.#attempts.get(id)
    expect(MAY_FOLLOW[known?.state ?? 'NOT_STARTED']).toContain(attempt.state)
    if (known?.order) expect(attempt.order?.number).toBe(known.order)
    expect([attempt.state === 'PLACED', attempt.payment === 'CHARGED']).toEqual([attempt.order !== null, attempt.order !== null])
    if (attempt.order) expect(attempt.order.totals.total.raw).toBe(attempt.amount?.raw)
    expect(attempt.problems.length > 0).toBe(attempt.state === 'REFUSED')
    this.#seen.add(`${attempt.state} ${attempt.payment}`)
    this.#attempts.set(id, { state: attempt.state, order: attempt.order?.number ?? null })
    return attempt
  }

  /** No two attempts have the same order, and no two are open at once. */
  async #checkAttempts(attemptId: string): Promise<void> {
    for (const [id, { state }] of this.#attempts) if (state !== 'PENDING' || id !== attemptId) await this.#see(id)
    const orders = [...this.#attempts.values()].flatMap(({ order }) => order ?? [])
    expect(new Set(orders).size).toBe(orders.length)
    const open = [...this.#attempts.values()].filter(({ state }) => state === 'ACTION_REQUIRED' || state === 'PENDING')
    expect(open.length).toBeLessThanOrEqual(1)
  }
}

test(
  'whatever a shopper presses in whatever order, an attempt has one order or none, nothing stays charged without one, and the next can be placed',
  async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS_OF_WALK, maxLength: STEPS_OF_WALK, size: 'max' }), async (steps) => {
        const walk = new Walk(seen)
        await walk.start()
        for (const one of steps) await walk.take(one)
        await walk.finish()
      }),
      { numRuns: Math.ceil(STEPS / STEPS_OF_WALK) },
    )
    // The walks came everywhere: without this, a server that refuses everything would pass.
    expect([...seen].sort()).toEqual([...STANDINGS])
  },
  Math.max(60_000, STEPS * 60),
)
