// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import type { BasketChange, BasketOutcome } from '#app/features/basket/basket-change.ts'
import { changeBasket, readBasketState, refreshBasket } from '#app/features/basket/basket-store.client.ts'
import { createTestServer } from '#mock-server/test.ts'
import { operationPromises } from '#operations/__generated__/promises.ts'
import { ContractDoor } from './contract-door.ts'

/* Each change of the bag, each thing that can go wrong on its way: afterwards the shop shows the bag that the server has, and says what did not count. */

const SERUM = 'OT-BDVC-30'
const door = new ContractDoor(createTestServer({ wait: () => Promise.resolve() }))
let worlds = 0
let logged: MockInstance

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.setTimerTickMode('nextTimerAsync')
  vi.stubGlobal('fetch', door.fetch)
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  door.place = { scenario: 'store=en-GB&shopper=guest&basket=two-items', world: `faults-${(worlds += 1)}` }
  door.faultOf = () => undefined
  await refreshBasket()
  door.sent.length = 0
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** One of each kind of change, made for the bag as it stands, with its operation. */
const changes: readonly { operation: keyof typeof operationPromises; make: () => BasketChange }[] = [
  { operation: 'addBasketItems', make: () => ({ kind: 'addProducts', lines: [{ sku: SERUM }], location: 'Page' }) },
  { operation: 'editBasketItem', make: () => ({ kind: 'setQuantity', lineId: firstLine().id, quantity: firstLine().quantity + 1 }) },
  { operation: 'removeBasketItems', make: () => ({ kind: 'remove', lineId: firstLine().id }) },
  { operation: 'applyDiscountCode', make: () => ({ kind: 'applyCode', code: 'GLOW10' }) },
  { operation: 'removeDiscountCode', make: () => ({ kind: 'removeCode', code: 'GLOW10' }) },
  { operation: 'setDeliveryMethod', make: () => ({ kind: 'setDelivery', method: 'Express' }) },
]

/** What goes wrong, and what the shop then calls it. Each befalls the change before it is carried out, and after. */
const faults: readonly { fault: string; code: string; isRepeated: boolean }[] = [
  { fault: 'reset', code: 'NETWORK', isRepeated: true },
  { fault: 'truncated', code: 'NETWORK', isRepeated: true },
  { fault: 'status=500', code: 'NO_RESPONSE', isRepeated: true },
  { fault: 'malformed', code: 'NO_RESPONSE', isRepeated: true },
  { fault: 'empty-data', code: 'NO_RESPONSE', isRepeated: false },
  { fault: 'error=INTERNAL_SERVER_ERROR', code: 'REFUSED', isRepeated: false },
]

function firstLine() {
  const [line] = readBasketState().basket?.lines ?? []
  if (!line) throw new Error('The bag is empty.')
  return line
}

/** Both bags, in the same words: the one on the screen, and the server's own. */
async function bothBags() {
  const { basket } = readBasketState()
  const server = await door.bag()
  const words = ({ items, includedDiscounts, deliveryMethod }: typeof server) => ({
    items: items.map(({ quantity, variant }) => `${quantity} ${variant?.sku}`),
    codes: includedDiscounts.map(({ code }) => code),
    deliveryMethod,
  })
  return { shown: basket && words(basket.update), server: words(server) }
}

async function expectTruth(): Promise<void> {
  await refreshBasket()
  const { shown, server } = await bothBags()
  expect(shown).toEqual(server)
  expect(readBasketState()).toMatchObject({ pending: [], isOffline: false })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('basket-change:'))).toEqual([])
}

describe.each(changes)('$operation', ({ operation, make }) => {
  const isSafe = operationPromises[operation].retry === 'SAFE'

  test('arrives once, and the bag on the screen is the server’s, whether it is quick or slow', async () => {
    door.faultOf = () => 'latency=3000'
    const outcome = await changeBasket(make())
    expect([outcome.status, door.timesSent(operation)]).toEqual(['answered', 1])
    await expectTruth()
  })

  test('asked for twice in one go does no harm', async () => {
    const change = make()
    await Promise.all([changeBasket(change), changeBasket(change)])
    await expectTruth()
    expect(readBasketState().failure).toBeUndefined()
  })

  for (const { fault, code, isRepeated } of faults) {
    for (const executed of fault.startsWith('error') ? [''] : ['', ';executed']) {
      test(`that meets ${fault}${executed} is told, named, and leaves a true bag; it is repeated only where that is safe [OP-BASKET-06]`, async () => {
        door.faultOf = (name) => (name === operation ? `${fault}${executed}` : undefined)
        const change = make()
        const outcome = await changeBasket(change)
        expect(outcome).toEqual({ status: 'failed', code })
        expect(readBasketState().failure).toMatchObject({ code, change })
        expect(door.timesSent(operation)).toBe(isSafe && isRepeated ? 3 : 1)
        expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^Basket: \w+ failed: /))
        door.faultOf = () => undefined
        await expectTruth()
      })
    }
  }

  test('that fails once and is safe to repeat recovers by itself', async () => {
    door.faultOf = (name, time) => (name === operation && time === 1 ? 'reset' : undefined)
    const outcome: BasketOutcome = await changeBasket(make())
    expect(outcome.status).toBe(isSafe ? 'answered' : 'failed')
    await expectTruth()
  })
})

test('an addition that the server carried out and could not tell of is in the bag once [OP-BASKET-05]', async () => {
  door.faultOf = (name) => (name === 'addBasketItems' ? 'empty-data;executed' : undefined)
  await changeBasket({ kind: 'addProducts', lines: [{ sku: SERUM }], location: 'Page' })
  expect(logged).toHaveBeenCalledWith('Basket: addProducts failed: No response received')
  await expectTruth()
  const added = (await door.bag()).items.find(({ variant }) => variant?.sku === SERUM)
  expect(added?.quantity).toBe(1)
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
