// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BasketChange } from '#app/features/basket/store/basket-change.ts'
import { changeBasket, readBasketState, refreshBasket } from '#app/features/basket/store/basket-store.client.ts'
import { type TrackedEvent, trackInto } from '#app/platform/tracking/track.ts'
import { createTestServer } from '#mock-server/test.ts'
import { operationPolicies } from '#operations/__generated__/policies.ts'
import { ContractDoor } from './contract-door.ts'

/* The request that the browser sends for each basket change, and the effect of the contract's answer. */

const SERUM = 'OT-BDVC-30'
const door = new ContractDoor(createTestServer())
let worlds = 0

beforeEach(async () => {
  vi.stubGlobal('fetch', door.fetch)
  localStorage.clear()
  document.documentElement.lang = 'en-GB'
  history.replaceState(null, '', '/products/satin-lip-balm')
  door.place = { scenario: 'store=en-GB&shopper=guest&basket=two-items', world: `requests-${(worlds += 1)}` }
  door.faultOf = () => undefined
  await refreshBasket()
  door.sent.length = 0
})

afterEach(() => void vi.unstubAllGlobals())

const add: BasketChange = { kind: 'addProducts', lines: [{ sku: SERUM, maxItemQuantity: 5 }], location: 'Page' }

function firstLine() {
  const [line] = readBasketState().basket?.lines ?? []
  if (!line) throw new Error('The bag is empty.')
  return line
}

/** The only request that a change sends. */
async function requestOf(change: BasketChange) {
  await changeBasket(change)
  const [request, ...others] = door.sent.filter(({ operation }) => operation !== 'getShopper')
  expect(others).toEqual([])
  if (!request) throw new Error('Nothing was sent.')
  return request
}

test('an addition is sent as addBasketItems: the newest list, the items, the flags, and where it was made [OP-BASKET-01, BASKET-08, BASKET-09, BASKET-33]', async () => {
  const { operation, variables } = await requestOf(add)
  expect(operation).toBe('addBasketItems')
  expect(variables).toEqual({
    listId: '',
    version: -1,
    items: [expect.objectContaining({ type: 'product', variantSku: SERUM, quantity: 1, origin: 'user', maxItemQuantity: 5 })],
    basketMutationFlags: null,
    location: 'Page',
    locationDetails: null,
    source: null,
    isBasketPage: false,
  })
})

test.each([
  ['the drawer', { location: 'ATB_CONFIRMATION', locationDetails: 'recommendations' }],
  ['cross-sell', { location: 'BASKET_CROSSSELL_CAROUSEL', source: 'BASKET_CROSSSELL_CAROUSEL' }],
] as const)('an addition from %s is the same with its own place [OP-BASKET-11, BASKET-09]', async (_name, place) => {
  const { operation, variables } = await requestOf({ kind: 'addProducts', lines: [{ sku: SERUM }], ...place })
  expect(operation).toBe('addBasketItems')
  expect(variables).toMatchObject({ items: [{ type: 'product', variantSku: SERUM, quantity: 1, origin: 'user' }], ...place })
})

test.each([
  [undefined, true],
  [true, true],
  [false, false],
])('a membership chosen knowingly (%j) is sent as explicit: %j [BASKET-16, BASKET-17, OP-BASKET-01]', async (isExplicit, said) => {
  const { variables } = await requestOf({
    kind: 'addMembership',
    membershipId: '610501',
    location: 'MEMBERSHIP_TOGGLE_CARD',
    ...(isExplicit !== undefined && { isExplicit }),
  })
  expect(variables).toMatchObject({
    items: [{ type: 'membership', membershipId: '610501', variantId: null, variantSku: null, quantity: 1, origin: 'user' }],
    basketMutationFlags: { explicitUserMembershipAdd: said },
    location: 'MEMBERSHIP_TOGGLE_CARD',
  })
  expect(readBasketState().basket?.lines.map(({ type, membershipId }) => [type, membershipId])).toContainEqual(['membership', '610501'])
})

test('a quantity is sent as editBasketItem with one item, a removal as removeBasketItems with a list, both to the newest list [OP-BASKET-07, OP-BASKET-09, BASKET-33]', async () => {
  const { id, sku, quantity } = firstLine()
  const edit = await requestOf({ kind: 'setQuantity', lineId: id, quantity: quantity + 2 })
  expect(edit).toMatchObject({
    operation: 'editBasketItem',
    variables: { listId: '', version: -1, item: { id, variantSku: sku, quantity: quantity + 2, origin: 'user' } },
  })
  door.sent.length = 0
  const removal = await requestOf({ kind: 'remove', lineId: id })
  expect(removal).toMatchObject({
    operation: 'removeBasketItems',
    variables: { listId: '', version: -1, items: [{ id, variantSku: sku }] },
  })
})

test('an addition carries the device’s fingerprint; every change outlives its page [OP-BASKET-02]', async () => {
  const addition = await requestOf(add)
  expect(addition.headers.get('x-device-fingerprint')).toBe(localStorage.getItem('device'))
  expect(addition).toMatchObject({ isKeptAlive: true })
  door.sent.length = 0
  const removal = await requestOf({ kind: 'remove', lineId: firstLine().id })
  expect(removal).toMatchObject({ isKeptAlive: true })
  expect(removal.headers.has('x-device-fingerprint')).toBe(false)
})

test('on the basket’s page, and there alone, an addition asks for more: the modules’ products as they can be bought [OP-BASKET-04]', async () => {
  door.place = { ...door.place, scenario: 'store=en-GB&shopper=guest&basket=above-gift' }
  const answer = await changeBasket(add)
  const plain = answer.status === 'answered' ? answer.basket.update : undefined
  history.replaceState(null, '', '/basket')
  const onPage = await changeBasket(add)
  const full = onPage.status === 'answered' ? onPage.basket.update : undefined

  expect(plain?.gwpModule?.items[0]).not.toHaveProperty('defaultVariant')
  expect(full?.gwpModule?.items[0]).toMatchObject({ title: plain?.gwpModule?.items[0]?.title, defaultVariant: { sku: expect.any(String) } })
})

test.each([
  'addBasketItems',
  'removeBasketItems',
  'editBasketItem',
  'applyDiscountCode',
  'removeDiscountCode',
  'setDeliveryMethod',
] as const)('%s keeps the session there is, and starts an anonymous one where there is none [SESSION-08]', (operation) => {
  expect(operationPolicies[operation].session).toBe('START_NEW_ANONYMOUS')
})

describe('a gift membership', () => {
  const gift: BasketChange = { kind: 'addProducts', lines: [{ sku: 'MBR-GIFT-UK' }], location: 'Page' }

  // On the basket page, adding one does not navigate.
  beforeEach(() => history.replaceState(null, '', '/basket'))

  test('is one however often it is added or edited [BASKET-14, BASKET-38]', async () => {
    await changeBasket(gift)
    await changeBasket({ kind: 'addGiftMembership', sku: 'MBR-GIFT-UK' })
    const gifts = () => readBasketState().basket?.lines.filter(({ type }) => type === 'giftMembership')
    expect(gifts()).toMatchObject([{ quantity: 1 }])
    await changeBasket({ kind: 'setQuantity', lineId: gifts()?.[0]?.id ?? '', quantity: 3 })
    expect(gifts()).toMatchObject([{ quantity: 1 }])
  })

  test('that cannot be added is logged as that [BASKET-36]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    door.faultOf = (operation) => (operation === 'addBasketItems' ? 'empty-data' : undefined)
    const outcome = await changeBasket(gift)
    expect(outcome).toEqual({ status: 'failed', code: 'NO_RESPONSE' })
    expect(logged).toHaveBeenCalledExactlyOnceWith('Error adding membership to basket: No response received')
  })
})

test.each([
  ['item-and-membership', 'membership', 'annually'],
  ['item-and-monthly', 'membership', 'monthly'],
  ['item-and-gift-membership', 'giftMembership', 'none'],
])('the bag %s holds a product and a %s whose duration is %s [ITEM-02, ITEM-05]', async (basket, type, duration) => {
  door.place = { ...door.place, scenario: `store=en-GB&shopper=guest&basket=${basket}` }
  await refreshBasket()
  const items = readBasketState().basket?.update.items ?? []
  expect(items.map((item) => item.type)).toEqual(expect.arrayContaining(['product', type]))
  expect(items.find((item) => item.type === type)?.membership?.duration).toBe(duration)
})

describe('what analytics are told', () => {
  async function told(...wanted: BasketChange[]): Promise<TrackedEvent[]> {
    const heard: TrackedEvent[] = []
    // Drain events queued by earlier tests.
    trackInto(() => undefined)()
    const stop = trackInto((event) => heard.push(event))
    for (const change of wanted) await changeBasket(change)
    stop()
    return heard
  }

  test('a product that is added, and one that is removed [TRACK-05, TRACK-06]', async () => {
    const { id, sku, quantity } = firstLine()
    const [added, removed] = await told(add, { kind: 'remove', lineId: id })
    expect(added).toEqual({ event: 'Product Added', properties: expect.objectContaining({ sku: SERUM, quantity: 1, currency: 'GBP' }) })
    expect(removed).toEqual({ event: 'Product Removed', properties: expect.objectContaining({ sku, quantity }) })
  })

  test('a quantity that goes up or down, as the difference [BASKET-21, BASKET-22]', async () => {
    const { id, sku, quantity } = firstLine()
    const events = await told(
      { kind: 'setQuantity', lineId: id, quantity: quantity + 3 },
      { kind: 'setQuantity', lineId: id, quantity: quantity + 1 },
    )
    expect(events).toEqual([
      { event: 'Product Added', properties: expect.objectContaining({ sku, quantity: 3 }) },
      { event: 'Product Removed', properties: expect.objectContaining({ sku, quantity: 2 }) },
    ])
  })

  test('nothing of what failed or changed nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    door.faultOf = (operation) => (operation === 'addBasketItems' ? 'status=500' : undefined)
    expect(await told(add, { kind: 'setQuantity', lineId: firstLine().id, quantity: firstLine().quantity })).toEqual([])
  })
})

test.each([
  ['discounts', 'BASKET-24', ['discounts', 'includedDiscounts']],
  ['pricing', 'BASKET-25', ['pricing']],
  ['gift and thresholds', 'BASKET-26', ['gwpModule', 'thresholds']],
  ['terms', 'BASKET-27', ['termsAndConditions']],
] as const)('a quantity that brings a gift in brings the new %s with it, in its own answer [%s, BASKET-23]', async (_what, _id, parts) => {
  door.place = { ...door.place, scenario: 'store=en-GB&shopper=guest&basket=below-gift' }
  await refreshBasket()
  const told = () => readBasketState().basket?.update
  const before = told()
  const { id, quantity } = firstLine()
  door.sent.length = 0
  await changeBasket({ kind: 'setQuantity', lineId: id, quantity: quantity + 2 })
  const readBasket = await door.readBasket()
  for (const part of parts) {
    const now = { [part]: told()?.[part] }
    expect(now).not.toEqual({ [part]: before?.[part] })
    expect(now).toMatchObject({ [part]: readBasket[part] })
  }
  // The answer was complete: no further request was sent.
  expect(door.sent.map(({ operation }) => operation)).toEqual(['editBasketItem'])
})

test('a membership for somebody else that the contract has let in leads to the basket [BASKET-15]', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname: '/gift-memberships', search: '', assign })
  await changeBasket({ kind: 'addProducts', lines: [{ sku: SERUM }], location: 'Page' })
  expect(assign).not.toHaveBeenCalled()
  await changeBasket({ kind: 'addGiftMembership', sku: 'MBR-GIFT-UK' })
  expect(assign).toHaveBeenCalledExactlyOnceWith('/basket')
})

test('a quantity that can be had takes back what was said of one that could not [BASKET-28]', async () => {
  door.place = { ...door.place, scenario: 'store=en-GB&shopper=guest&basket=at-limit' }
  await refreshBasket()
  const { id, quantity } = firstLine()
  const codes = () =>
    [readBasketState().basket?.notifications, readBasketState().basket?.update.notifications].map((all) => all?.map(({ code }) => code))
  expect(codes()).toEqual([[], []])
  await changeBasket({ kind: 'setQuantity', lineId: id, quantity: quantity + 1 })
  expect(codes()).toEqual([['MAX_QTY_EXCEEDED'], ['MAX_QTY_EXCEEDED']])
  await changeBasket({ kind: 'setQuantity', lineId: id, quantity: quantity - 1 })
  expect(codes()).toEqual([[], []])
})

test('a line that sold out after it was taken out does not come back, and that is said by its name', async () => {
  door.place = { ...door.place, scenario: 'store=en-GB&shopper=guest&basket=one-item-gone' }
  await refreshBasket()
  const gone = readBasketState().basket?.lines.find(({ inStock }) => !inStock)
  if (!gone) throw new Error('Nothing is sold out.')
  await changeBasket({ kind: 'remove', lineId: gone.id })
  await changeBasket({ kind: 'restore', line: gone })
  const { basket } = readBasketState()
  expect(basket?.lines.map(({ sku }) => sku)).not.toContain(gone.sku)
  expect(basket?.notifications).toEqual([
    expect.objectContaining({ code: 'ITEM_OOS', params: [expect.objectContaining({ name: 'product', value: gone.name })] }),
  ])
})

test('a quantity above the limit stays as it was, and the shopper is told of the limit [BASKET-31]', async () => {
  await changeBasket({ kind: 'addProducts', lines: [{ sku: SERUM }], location: 'Page' })
  const limited = readBasketState().basket?.lines.find(({ sku }) => sku === SERUM)
  const most = limited?.maxItemQuantity ?? 0
  await changeBasket({ kind: 'setQuantity', lineId: limited?.id ?? '', quantity: most + 1 })
  const { basket } = readBasketState()
  expect(basket?.lines.find(({ sku }) => sku === SERUM)?.quantity).toBe(1)
  expect(basket?.notifications).toEqual([
    expect.objectContaining({ code: 'MAX_QTY_EXCEEDED', params: [expect.objectContaining({ name: 'maxQty', value: String(most) })] }),
  ])
})
