// @vitest-environment jsdom

import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import type { BasketChange, BasketOutcome } from '#app/features/basket/store/basket-change.ts'
import { changeBasket, readBasketState, refreshBasket } from '#app/features/basket/store/basket-store.client.ts'
import { optimisticLines } from '#app/features/basket/store/optimistic-lines.ts'
import { createTestServer } from '#mock-server/test.ts'
import { operationPolicies } from '#operations/__generated__/policies.ts'
import { declaredCodes } from '#schema/__generated__/error-codes.ts'
import { ContractDoor, type ServerBasket } from './contract-door.ts'

/* Every basket change against every fault: afterwards the shop shows the server's basket and reports what did not count. */

const SERUM = 'OT-BDVC-30'
const BEHIND = 'OT-RSM-09'
const door = new ContractDoor(createTestServer({ wait: () => Promise.resolve() }))
let worlds = 0
let logged: MockInstance

const stores = [
  { store: 'en-GB', path: '/basket', membershipId: '610501', gift: 'MBR-GIFT-UK' },
  { store: 'en-US', path: '/us/basket', membershipId: '720501', gift: 'MBR-GIFT-US' },
] as const

type Place = (typeof stores)[number]

/** The basket page's view of a basket with two products in a store. */
async function openBasket({ store, path }: Place = stores[0]): Promise<void> {
  document.documentElement.lang = store
  history.replaceState(null, '', path)
  door.place = { scenario: `store=${store}&shopper=guest&basket=two-items`, world: `faults-${(worlds += 1)}` }
  await refreshBasket()
  door.sent.length = 0
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.setTimerTickMode('nextTimerAsync')
  vi.stubGlobal('fetch', door.fetch)
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  door.faultOf = () => undefined
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Operation = keyof typeof operationPolicies

/** One change of each kind, built for the current basket, with its operation and the setup it needs. */
const changes: readonly {
  name: string
  operation: Operation
  before?: (place: Place) => BasketChange
  make: (place: Place) => BasketChange
}[] = [
  {
    name: 'adding a product',
    operation: 'addBasketItems',
    make: () => ({ kind: 'addProducts', lines: [{ sku: SERUM }], location: 'Page' }),
  },
  {
    name: 'turning the membership on',
    operation: 'addBasketItems',
    make: ({ membershipId }) => ({ kind: 'addMembership', membershipId, location: 'MEMBERSHIP_TOGGLE_CARD' }),
  },
  { name: 'adding a gift membership', operation: 'addBasketItems', make: ({ gift }) => ({ kind: 'addGiftMembership', sku: gift }) },
  {
    name: 'putting back what was taken out',
    operation: 'addBasketItems',
    make: () => ({ kind: 'restore', line: { ...firstLine(), id: crypto.randomUUID(), quantity: 2 } }),
  },
  {
    name: 'changing a quantity',
    operation: 'editBasketItem',
    make: () => ({ kind: 'setQuantity', lineId: firstLine().id, quantity: firstLine().quantity + 1 }),
  },
  { name: 'removing a line', operation: 'removeBasketItems', make: () => ({ kind: 'remove', lineId: firstLine().id }) },
  {
    name: 'turning the membership off',
    operation: 'removeBasketItems',
    before: ({ membershipId }) => ({ kind: 'addMembership', membershipId }),
    make: () => ({ kind: 'remove', lineId: lineOf('membership').id }),
  },
  { name: 'applying a code', operation: 'applyDiscountCode', make: () => ({ kind: 'applyCode', code: 'GLOW10' }) },
  {
    name: 'taking a code off',
    operation: 'removeDiscountCode',
    before: () => ({ kind: 'applyCode', code: 'GLOW10' }),
    make: () => ({ kind: 'removeCode', code: 'GLOW10' }),
  },
  { name: 'choosing a delivery', operation: 'setDeliveryMethod', make: () => ({ kind: 'setDelivery', method: 'Express' }) },
]

/**
 * Faults before or after the server has carried the change out, and the shop's code for each. Stores differ in ids, paths and prices, not in the flow:
 * the second store runs one fault of each kind.
 */
const faults: readonly { fault: string; isCarriedOut: boolean; code: string; isRepeated: boolean; isForBoth?: boolean }[] = [
  { fault: 'reset', isCarriedOut: false, code: 'NETWORK', isRepeated: true },
  { fault: 'reset;executed', isCarriedOut: true, code: 'NETWORK', isRepeated: true, isForBoth: true },
  { fault: 'status=500', isCarriedOut: false, code: 'NO_RESPONSE', isRepeated: true, isForBoth: true },
  { fault: 'status=500;executed', isCarriedOut: true, code: 'NO_RESPONSE', isRepeated: true },
  { fault: 'truncated', isCarriedOut: true, code: 'NETWORK', isRepeated: true },
  { fault: 'malformed', isCarriedOut: true, code: 'NO_RESPONSE', isRepeated: true },
  { fault: 'empty-data', isCarriedOut: true, code: 'NO_RESPONSE', isRepeated: false },
  { fault: 'error=INTERNAL_SERVER_ERROR', isCarriedOut: false, code: 'REFUSED', isRepeated: false },
]

function firstLine() {
  return lineOf('product')
}

function lineOf(type: 'product' | 'membership') {
  const line = readBasketState().basket?.lines.find((one) => one.type === type)
  if (!line) throw new Error(`There is no ${type} in the bag.`)
  return line
}

/** The part of the basket that both sides have. Anything else in an answer, such as notifications, belongs to that answer alone. */
function inWords({ items, includedDiscounts, deliveryMethod, pricing }: Omit<ServerBasket, 'id'>) {
  return bare({ items, includedDiscounts, deliveryMethod, pricing })
}

/** A value without `__typename`, which the browser's client adds to its requests. */
function bare<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (name, field: unknown) => (name === '__typename' ? undefined : field)))
}

/** Timeout for hanging requests, ms: generous, because the machine may be busy. */
const PATIENCE = 10_000

/** How many basket queries fail after a lost change: more than one refresh sends. */
const LOST_LOOKS = 6

/** Waits until nothing is pending, then expects the lines and amounts on the screen to equal the server's. Only the shop itself refreshes. */
async function expectTruth(): Promise<void> {
  const server = inWords(await door.readBasket())
  await vi.waitFor(() => {
    const { basket, pending, isOffline } = readBasketState()
    expect([pending, isOffline]).toEqual([[], false])
    expect(basket && inWords(basket.update)).toEqual(server)
  }, PATIENCE)
  const lines = readBasketState().basket?.lines ?? []
  expect(optimisticLines(lines, []).map(({ sku, quantity, price }) => [sku, quantity, bare(price)])).toEqual(
    server.items.map(({ variant, quantity, linePrice }) => [variant?.sku, quantity, linePrice]),
  )
  expect(Object.keys(localStorage).filter((key) => key.startsWith('basket-change:'))).toEqual([])
}

describe.each(stores)('in $store', (place) => {
  // Only a change that says which version it is for can meet another.
  describe.each(changes.filter(({ operation }) => declaredCodes[`Mutation.${operation}`]?.includes('VERSION_CONFLICT')))(
    '$name',
    ({ operation, before, make }) => {
      beforeEach(async () => {
        await openBasket(place)
        if (before) await changeBasket(before(place))
        door.sent.length = 0
      })

      test('counts once when it meets a basket that has moved on, and the changes behind it count too', async () => {
        door.faultOf = (name, time) => (name === operation && time === 1 ? 'error=VERSION_CONFLICT' : undefined)
        const behind: BasketChange = { kind: 'addProducts', lines: [{ sku: BEHIND }], location: 'Page' }
        const outcomes = await Promise.all([changeBasket(make(place)), changeBasket(behind)])
        expect(outcomes).toMatchObject([{ status: 'answered' }, { status: 'answered' }])
        const sent = door.sent.map((request) => request.operation)
        expect(sent.slice(0, 3)).toEqual([operation, 'getBasket', operation])
        expect(sent.slice(3).filter((name) => name !== 'getShopper' && name !== 'getBasket')).toEqual(['addBasketItems'])
        await expectTruth()
        expect(readBasketState().failure).toBeUndefined()
      })
    },
  )

  describe.each(changes)('$name', ({ operation, before, make }) => {
    const isSafe = operationPolicies[operation].retry === 'SAFE'

    beforeEach(async () => {
      await openBasket(place)
      if (before) await changeBasket(before(place))
      door.sent.length = 0
    })

    test('arrives once, and the bag on the screen is the server’s, whether it is quick or takes 3 s', async () => {
      const had = inWords(await door.readBasket())
      door.faultOf = () => 'latency=3000'
      const outcome = await changeBasket(make(place))
      expect([outcome.status, door.timesSent(operation)]).toEqual(['answered', 1])
      expect(inWords(await door.readBasket())).not.toEqual(had)
      await expectTruth()
    })

    test('asked for twice in one go does no harm', async () => {
      const change = make(place)
      await Promise.all([changeBasket(change), changeBasket(change)])
      await expectTruth()
      expect(readBasketState().failure).toBeUndefined()
    })

    test.each(faults.filter(({ isForBoth }) => isForBoth || place === stores[0]))(
      'that meets $fault is told, named, and leaves a true bag; it is repeated only where that is safe [OP-BASKET-06]',
      async ({ fault, isCarriedOut, code, isRepeated }) => {
        const had = inWords(await door.readBasket())
        door.faultOf = (name) => (name === operation ? fault : undefined)
        const change = make(place)
        const outcome = await changeBasket(change)
        expect(outcome).toEqual({ status: 'failed', code })
        expect(readBasketState().failure).toMatchObject({ code, change })
        expect(door.timesSent(operation)).toBe(isSafe && isRepeated ? 3 : 1)
        expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^(Basket: \w+ failed|Error adding membership to basket): /))
        expect(isDeepStrictEqual(inWords(await door.readBasket()), had)).toBe(!isCarriedOut)
        await expectTruth()
      },
    )

    test('that fails once and is safe to repeat recovers by itself', async () => {
      door.faultOf = (name, time) => (name === operation && time === 1 ? 'reset' : undefined)
      const outcome: BasketOutcome = await changeBasket(make(place))
      expect(outcome.status).toBe(isSafe ? 'answered' : 'failed')
      await expectTruth()
    })

    test('whose answer is lost with everything else for a while is true again by itself', async () => {
      door.faultOf = (name, time) => {
        if (name === operation) return time === 1 ? 'reset;executed' : 'reset'
        return time <= LOST_LOOKS ? 'reset' : undefined
      }
      const outcome = await changeBasket(make(place))
      expect(outcome.status).toBe('failed')
      await expectTruth()
      expect(door.timesSent('getBasket')).toBeGreaterThan(LOST_LOOKS)
    })

    test('that answers after it was overtaken cannot bring an old bag back', async () => {
      door.faultOf = (name, time) => (name === operation && time === 1 ? 'overtaken=5000' : undefined)
      const { id, quantity } = readBasketState().basket?.lines.find(({ type }) => type === 'product') ?? firstLine()
      const first = changeBasket(make(place))
      await vi.waitFor(() => expect(door.timesSent(operation)).toBe(1))
      const outcomes = await Promise.all([first, changeBasket({ kind: 'setQuantity', lineId: id, quantity: quantity + 3 })])
      expect(outcomes[0].status).toBe('answered')
      await expectTruth()
    })
  })
})

describe('the seams between changes', () => {
  beforeEach(() => openBasket())

  test('an addition that the server carried out and could not tell of is in the bag once [OP-BASKET-05]', async () => {
    door.faultOf = (name) => (name === 'addBasketItems' ? 'empty-data;executed' : undefined)
    await changeBasket({ kind: 'addProducts', lines: [{ sku: SERUM }], location: 'Page' })
    expect(logged).toHaveBeenCalledWith('Basket: addProducts failed: No response received')
    await expectTruth()
    const added = (await door.readBasket()).items.find(({ variant }) => variant?.sku === SERUM)
    expect(added?.quantity).toBe(1)
  })

  test('a removal whose answer was lost is repeated, and not told as one that failed', async () => {
    const { id } = firstLine()
    door.faultOf = (name, time) => (name === 'removeBasketItems' && time === 1 ? 'reset;executed' : undefined)
    const outcome = await changeBasket({ kind: 'remove', lineId: id })
    expect([outcome.status, door.timesSent('removeBasketItems')]).toEqual(['answered', 2])
    expect(readBasketState().basket?.notifications).toEqual([])
    await expectTruth()
  })

  test('a removal that is refused is told, and the line stays', async () => {
    door.place = { ...door.place, scenario: 'store=en-GB&shopper=guest&basket=kit' }
    await refreshBasket()
    const membership = readBasketState().basket?.lines.find(({ type }) => type === 'membership')
    await changeBasket({ kind: 'remove', lineId: membership?.id ?? '' })
    expect(readBasketState().basket?.notifications).toMatchObject([{ code: 'REMOVE_ITEMS_FAILURE' }])
    await expectTruth()
  })

  test('a failure between two changes of a line leaves the newer one standing', async () => {
    const { id, quantity } = firstLine()
    door.faultOf = (name, time) => (name === 'editBasketItem' && time === 1 ? 'status=500;executed' : undefined)
    const first = changeBasket({ kind: 'setQuantity', lineId: id, quantity: quantity + 1 })
    await vi.waitFor(() => expect(door.timesSent('editBasketItem')).toBeGreaterThan(0))
    await Promise.all([first, changeBasket({ kind: 'setQuantity', lineId: id, quantity: quantity + 2 })])
    await expectTruth()
    expect(firstLine().quantity).toBe(quantity + 2)
  })

  test('without a network a quantity waits and goes out by itself when there is one; an addition that may have arrived is told and not repeated', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { id, quantity } = firstLine()
    door.faultOf = (name, time) => (name === 'addBasketItems' || (name === 'editBasketItem' && time <= 3) ? 'reset;executed' : undefined)
    const addition = await changeBasket({ kind: 'addProducts', lines: [{ sku: SERUM }], location: 'Page' })
    expect(addition).toEqual({ status: 'failed', code: 'OFFLINE' })
    expect(door.timesSent('addBasketItems')).toBe(1)

    const edit = await changeBasket({ kind: 'setQuantity', lineId: id, quantity: quantity + 1 })
    expect(edit.status).toBe('answered')
    expect(door.timesSent('editBasketItem')).toBe(4)
    await expectTruth()
  })
})
