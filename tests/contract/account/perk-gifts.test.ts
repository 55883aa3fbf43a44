import { describe, expect, test } from 'vitest'
import { type AskContract, dataOf } from '../ask.ts'
import { orderNumbers, PAID_SKU, pay, putLipstick, visitorIn } from '../orders/paying.ts'

const HAND_CREAM = 'Hand Cream, Neroli'

/** A Plus member of a day, with all that an order needs but products. */
const WELCOMED = 'uk-plus-new&basket=one-item-standard'
const ANNIVERSARY = 'uk-anniversary-open&basket=one-item-standard'

type Item = { origin: string; quantity: number; variant: { title: string } | null; linePrice: { charged: { raw: number } } }
type Discounted = { name: string; value: number }

async function basketOf(ask: AskContract) {
  const document = `{ checkout { basket { items { origin quantity variant { title } linePrice { charged { raw } } }
    includedDiscounts { name value } pricing { totalPrice { gross } } } } }`
  type Basket = { items: Item[]; includedDiscounts: Discounted[]; pricing: { totalPrice: { gross: number } } }
  return (await dataOf(ask<{ checkout: { basket: Basket } }>(document))).checkout.basket
}

/** A gift in the basket: the name, how many, and what is charged. */
type Gift = [title: string | undefined, quantity: number, charged: number]

/** What the basket holds that the shopper did not put there. */
async function giftsOf(ask: AskContract): Promise<Gift[]> {
  const { items } = await basketOf(ask)
  return items
    .filter(({ origin }) => origin === 'discount')
    .map(({ variant, quantity, linePrice }): Gift => [variant?.title, quantity, linePrice.charged.raw])
}

async function offerOf(ask: AskContract, name: string): Promise<number | undefined> {
  return (await basketOf(ask)).includedDiscounts.find((discount) => discount.name === name)?.value
}

type Entitlements = {
  activeBenefits: { entitlementName: string; activated: boolean; activatesAt: string | null }[]
  redeemedBenefits: { slug: string; value: number; timesUsed: number }[]
}

async function entitlementsOf(ask: AskContract): Promise<Entitlements> {
  const document = `{ entitlements { activeBenefits { entitlementName activated activatesAt } redeemedBenefits { slug value timesUsed } } }`
  return (await dataOf(ask<{ entitlements: Entitlements }>(document))).entitlements
}

const hasWelcomeGift = async (ask: AskContract) =>
  (await entitlementsOf(ask)).activeBenefits.some(({ entitlementName }) => entitlementName === 'WELCOME_GIFT')
const anniversaryOf = async (ask: AskContract) =>
  (await entitlementsOf(ask)).activeBenefits.find(({ entitlementName }) => entitlementName === 'ANNIVERSARY_GIFT')

let lines = 0

async function put(ask: AskContract, variantSku: string, quantity = 1): Promise<void> {
  const item = { id: `5d7a5a7e-2f0e-4f0c-a2d8-${String((lines += 1)).padStart(12, '0')}`, type: 'product', quantity, variantSku }
  await dataOf(ask('addBasketItems', { listId: '', version: -1, items: [item] }))
}

async function skuOf(ask: AskContract, slug: string): Promise<string> {
  const document = `{ productBySlug(slug: "${slug}") { defaultVariant { sku } } }`
  return (await dataOf(ask<{ productBySlug: { defaultVariant: { sku: string } } }>(document))).productBySlug.defaultVariant.sku
}

describe('the welcome gift', () => {
  test('goes into the basket by itself from its spend on, costs nothing, and leaves with it [SCOPE-18]', async () => {
    const ask = visitorIn('uk-plus-new')
    await putLipstick(ask)
    expect(await giftsOf(ask)).toEqual([])
    await putLipstick(ask, 2)
    const { gross } = (await basketOf(ask)).pricing.totalPrice
    expect(await giftsOf(ask)).toEqual([[HAND_CREAM, 1, 0]])
    const { items } = await basketOf(ask)
    const paid = items.reduce((sum, { linePrice }) => sum + linePrice.charged.raw, 0)
    expect(gross).toBe(paid)
    const item = { id: '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a10', type: 'product', quantity: 1, variantSku: PAID_SKU }
    await dataOf(ask('editBasketItem', { listId: '', version: -1, item }))
    expect(await giftsOf(ask)).toEqual([])
  })

  test('comes with one order, is redeemed then, and is not in the next basket', async () => {
    const ask = visitorIn(WELCOMED)
    await putLipstick(ask, 2)
    expect(await giftsOf(ask)).toEqual([[HAND_CREAM, 1, 0]])
    expect(await hasWelcomeGift(ask)).toBe(true)
    const before = (await entitlementsOf(ask)).redeemedBenefits
    expect(before.map(({ slug }) => slug)).not.toContain('gift')
    expect(await pay(ask, 'test-approved')).toMatchObject({ __typename: 'OrderPlaced' })
    expect(await hasWelcomeGift(ask)).toBe(false)
    expect((await entitlementsOf(ask)).redeemedBenefits).toContainEqual({ slug: 'gift', value: 1600, timesUsed: 1 })

    await putLipstick(ask, 2)
    expect(await giftsOf(ask)).toEqual([])
  })

  test('waits when a payment is refused or an order is too small for it, and comes back when its order is cancelled', async () => {
    const ask = visitorIn(WELCOMED)
    expect(await pay(ask, 'test-approved')).toMatchObject({ __typename: 'OrderPlaced' })
    expect(await hasWelcomeGift(ask)).toBe(true)

    const other = visitorIn(WELCOMED)
    await putLipstick(other, 2)
    expect(await pay(other, 'test-refused')).toMatchObject({ __typename: 'CheckoutRejected' })
    expect(await hasWelcomeGift(other)).toBe(true)
    await pay(other, 'test-approved')
    expect(await hasWelcomeGift(other)).toBe(false)
    const [number] = await orderNumbers(other)
    await dataOf(other('cancelOrder', { number }))
    expect(await hasWelcomeGift(other)).toBe(true)
  })

  test.each(['uk-plus-member', 'uk-annual-member', 'uk-trial-member'])('is in no basket of %s', async (scenario) => {
    const ask = visitorIn(scenario)
    await putLipstick(ask, 2)
    expect(await giftsOf(ask)).not.toContainEqual([HAND_CREAM, 1, 0])
  })
})

describe('the gift for a renewal in time', () => {
  test.each([
    ['uk-renewal-failed-with-gift', ['Cloudberry Night Lip Mask']],
    ['uk-renewal-failed', []],
    ['uk-plus-cancelled', []],
  ])('of %s is in the next basket: %j', async (scenario, gifts) => {
    const ask = visitorIn(scenario)
    await putLipstick(ask)
    expect(await giftsOf(ask)).toEqual([])
    await dataOf(ask('updatePaymentDetails', { input: { paymentToken: 'test-approved', onCompletion: 'reactivate' } }))
    await putLipstick(ask)
    expect((await giftsOf(ask)).map(([title]) => title)).toEqual(gifts)
  })
})

describe('the anniversary gift', () => {
  const OFFER = 'Your anniversary gift'

  test('is whichever of its products is put into the basket, from its spend on others', async () => {
    const ask = visitorIn('uk-anniversary-open')
    const candle = await skuOf(ask, 'fig-and-salt-candle')
    await put(ask, candle)
    const alone = await basketOf(ask)
    const price = alone.items[0]?.linePrice.charged.raw ?? 0
    expect(price).toBeGreaterThan(0)
    expect(await offerOf(ask, OFFER)).toBeUndefined()
    await put(ask, await skuOf(ask, 'neroli-hour-eau-de-parfum'), 2)
    expect(await offerOf(ask, OFFER)).toBe(price)
  })

  test('is had once: its order ends it until the next anniversary', async () => {
    const ask = visitorIn(ANNIVERSARY)
    const candle = await skuOf(ask, 'fig-and-salt-candle')
    const perfume = await skuOf(ask, 'neroli-hour-eau-de-parfum')
    await put(ask, candle)
    await put(ask, perfume, 2)
    expect(await anniversaryOf(ask)).toMatchObject({ activated: true })
    expect(await pay(ask, 'test-approved')).toMatchObject({ __typename: 'OrderPlaced' })
    expect(await anniversaryOf(ask)).toMatchObject({ activated: false, activatesAt: expect.stringContaining('2027-02-23') })
    await put(ask, candle)
    await put(ask, perfume, 2)
    expect(await offerOf(ask, OFFER)).toBeUndefined()
  })

  test('is not open before the anniversary', async () => {
    const ask = visitorIn('uk-plus-member')
    await put(ask, await skuOf(ask, 'fig-and-salt-candle'))
    await put(ask, await skuOf(ask, 'neroli-hour-eau-de-parfum'), 2)
    expect(await offerOf(ask, OFFER)).toBeUndefined()
  })
})
