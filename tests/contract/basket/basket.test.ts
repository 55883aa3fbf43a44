import { describe, expect, test } from 'vitest'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { createTestServer } from '#mock-server/test.ts'

type Money = { raw: number }
type Item = {
  id: string
  type: string
  origin: string
  quantity: number
  removable: boolean
  variant: { sku: string } | null
  membership: { id: string } | null
  giftInfo: unknown
  linePrice: { typical: Money; member: Money; charged: Money }
}
type Basket = {
  items: Item[]
  itemUpdates: string[]
  discounts: Discount[]
  includedDiscounts: Discount[]
  rejectedDiscounts: Discount[]
  notifications: { code: string; params: { name: string; value: string }[]; handler: string | null }[]
  pricing: {
    priceTier: string
    totalProductPriceByTier: { typical: number; member: number }
    totalPrice: { gross: number }
    subTotal: { tax: number }
    estimatedShipping: number
    shipping: { net: number; gross: number; tax: number }
    totalDiscountsByType: { type: string; code: string | null; value: number }[]
    totalMembershipPrice: number
    totalMembershipDiscountedPrice: number
    currency: string
  }
  hasOnlyVirtualProducts: boolean
  deliveryMethod: string
  deliveryMethodName: string
  thresholds: { type: string; percentProgress: number; progressBanner: { copy: string } }[]
  membershipDetails: { id: string; details: { perks: string[] } } | null
  gwpModule: { items: { id: string }[] } | null
  listId: string
  updateTracking: { event: string; properties: Record<string, unknown> }[]
}
type Discount = { code: string | null; name: string; state: string; value: number }

let opened = 0

/** A shopper with a basket of their own. */
class BasketClient {
  readonly #server = createTestServer()
  readonly #world = `bag-${++opened}`
  readonly #scenario: string

  constructor(scenario = 'uk-guest') {
    this.#scenario = scenario
  }

  async ask(name: string, variables: Record<string, unknown> = {}): Promise<Basket> {
    const { data, errors } = await this.#server.execute<Record<string, Basket>, object>({
      document: this.#server.operation(name),
      variables,
      scenario: this.#scenario,
      world: this.#world,
    })
    const [basket] = Object.values(data ?? {})
    if (!basket || errors.length > 0) throw new Error(`no basket: ${JSON.stringify(errors)}`)
    return basket
  }

  add(...items: object[]) {
    return this.ask('addBasketItems', { listId: '', version: -1, items })
  }

  edit(item: object) {
    return this.ask('editBasketItem', { listId: '', version: -1, item })
  }

  remove(...items: object[]) {
    return this.ask('removeBasketItems', { listId: '', version: -1, items })
  }

  apply(code: string) {
    return this.ask('applyDiscountCode', { code })
  }

  user() {
    return this.#server.execute<{ me: Record<string, unknown> }, object>({
      document: '{ me { isMember hasMembership hasMembershipInBag basketCount } }',
      scenario: this.#scenario,
      world: this.#world,
    })
  }
}

let lines = 0
const id = (): string => `00000000-0000-4000-8000-${String(++lines).padStart(12, '0')}`
const product = (variantSku: string, quantity = 1) => ({ id: id(), type: 'product', variantId: variantSku, variantSku, quantity })
const membership = (membershipId: string) => ({
  id: id(),
  type: 'membership',
  membershipId,
  variantId: null,
  variantSku: null,
  quantity: 1,
})

/** £26.00 typical, £13.50 member; $34.00, $17.50. */
const LIPSTICK = 'OT-RSL-07'
const outOfStock =
  catalogue.products.flatMap(({ variants }) => variants).find((variant) => !variant.inStock && variant.prices['en-GB'])?.sku ?? ''
const limited =
  catalogue.products
    .flatMap(({ variants }) => variants)
    .find((variant) => variant.inStock && variant.maxItemQuantity === 5 && variant.prices['en-GB'])?.sku ?? ''

const contents = [
  'deliveryMethod',
  'deliveryMethodName',
  'discounts',
  'gwpModule',
  'hasOnlyVirtualProducts',
  'includedDiscounts',
  'items',
  'membershipDetails',
  'notifications',
  'pricing',
  'rejectedDiscounts',
  'spotlightModule',
  'termsAndConditions',
  'thresholds',
  'version',
]

function keysOf(answer: object): string[] {
  return Object.keys(answer)
    .filter((key) => key !== '__typename')
    .sort()
}

describe('what a basket tells', () => {
  test('every change answers with all of the basket update fields [BUPDATE-01, OP-BASKET-03, OP-BASKET-08, OP-BASKET-10]', async () => {
    const client = new BasketClient()
    const line = product(LIPSTICK)
    const changes = [
      await client.add(line),
      await client.edit({ ...line, quantity: 2 }),
      await client.remove(line),
      await client.apply('GLOW10'),
      await client.ask('removeDiscountCode', { code: 'GLOW10' }),
      await client.ask('setDeliveryMethod', { deliveryMethod: 'Express' }),
    ]
    for (const change of changes) expect(keysOf(change)).toEqual([...contents, 'itemUpdates', 'listId', 'updateTracking'].sort())
  })

  test('the basket itself has an id, and nothing that only a change can tell', async () => {
    expect(keysOf(await new BasketClient().ask('getBasket'))).toEqual([...contents, 'id'].sort())
  })

  test('it says which kinds of line a change touched, and tells its discounts together and apart [BUPDATE-01]', async () => {
    const client = new BasketClient()
    expect((await client.add(product(LIPSTICK), membership('610501'))).itemUpdates).toEqual(['product', 'membership'])
    await client.apply('GLOW10')
    const { itemUpdates, discounts, includedDiscounts, rejectedDiscounts } = await client.apply('WINTER25')
    expect(itemUpdates).toEqual([])
    expect(includedDiscounts).toEqual([expect.objectContaining({ code: 'GLOW10', state: 'Accepted' })])
    expect(rejectedDiscounts).toEqual([expect.objectContaining({ code: 'WINTER25', state: 'RejectedExpired' })])
    expect(discounts).toEqual([...includedDiscounts, ...rejectedDiscounts])
  })

  test('its pricing has every field, in minor units [BPRICING-01]', async () => {
    const { pricing } = await new BasketClient().add(product(LIPSTICK, 2))
    expect(pricing).toEqual({
      __typename: 'BasketPricing',
      priceTier: 'typical',
      totalProductPriceByTier: { __typename: 'TotalByTier', typical: 5200, member: 2700 },
      totalPrice: { __typename: 'GrossTotal', gross: 5200 },
      subTotal: { __typename: 'TaxTotal', tax: 867 },
      estimatedShipping: 0,
      shipping: { __typename: 'ShippingTotal', net: 0, gross: 0, tax: 0 },
      totalDiscountsByType: [],
      totalMembershipPrice: 0,
      totalMembershipDiscountedPrice: 0,
      membershipPayback: null,
      currency: 'GBP',
      currencySymbol: '£',
    })
  })

  test('a line has every field of a basket item [ITEM-01]', async () => {
    const { items } = await new BasketClient().add(product(LIPSTICK), membership('610501'))
    expect(items[0]).toMatchObject({
      id: expect.any(String),
      quantity: 1,
      type: 'product',
      origin: 'user',
      membership: null,
      variant: {
        id: 'ribbon-satin-lipstick-rosehip-07',
        sku: LIPSTICK,
        title: 'Ribbon Satin Lipstick',
        subTitle: 'Rosehip 07, 3.5 g',
        brandName: 'Ottilie',
        availability: { status: 'instock' },
        media: expect.any(Array),
        detailsMedia: null,
      },
    })
    expect(items[1]).toMatchObject({
      type: 'membership',
      variant: null,
      membership: {
        id: '610501',
        name: 'Annual Membership',
        price: { raw: 4900 },
        value: 'MBR-ANNUAL-LIMITLESS-UK',
        duration: 'annually',
        visual: { altTag: 'Annual Membership' },
      },
    })
  })

  test('the effective membership’s details have id and perks [BUPDATE-02]', async () => {
    expect((await new BasketClient('us-plus-member').ask('getBasket')).membershipDetails).toMatchObject({
      id: '720101',
      details: { perks: expect.arrayContaining([expect.any(String)]) },
    })
    expect((await new BasketClient().ask('getBasket')).membershipDetails).toBeNull()
  })
})

describe('who pays what', () => {
  test.each([
    ['uk-guest', 'typical', 2600],
    ['uk-non-member', 'typical', 2600],
    ['uk-lapsed-member', 'typical', 2600],
    ['uk-monthly-member', 'member', 1350],
    ['us-staff-member', 'member', 1750],
    ['us-guest', 'typical', 3400],
  ])('%s is charged in the %s tier [PRICE-07]', async (scenario, priceTier, charged) => {
    const { pricing, items } = await new BasketClient(scenario).add(product(LIPSTICK))
    expect(pricing.priceTier).toBe(priceTier)
    expect(items[0]?.linePrice.charged.raw).toBe(charged)
  })

  test('a membership in the bag prices it as a member’s, and counts as having one [PRICE-05, USER-09, USER-11]', async () => {
    const client = new BasketClient()
    await client.add(product(LIPSTICK))
    const { pricing } = await client.add(membership('610501'))
    expect(pricing).toMatchObject({ priceTier: 'member', totalPrice: { gross: 1350 + 4900 }, totalMembershipPrice: 4900 })
    expect((await client.user()).data?.me).toMatchObject({ isMember: false, hasMembershipInBag: true, hasMembership: true })
  })

  test('a gift membership is somebody else’s: the tier stays, and there is no membership in the bag [USER-10]', async () => {
    const client = new BasketClient()
    const { pricing, items } = await client.add({
      ...product('MBR-GIFT-UK'),
      giftInfo: { recipientName: 'Ada', recipientEmail: 'ada@example.com', message: null, sendDate: '2026-05-01' },
    })
    expect(items[0]).toMatchObject({ type: 'giftMembership', giftInfo: { recipientName: 'Ada', sendDate: '2026-05-01' } })
    expect(pricing.priceTier).toBe('typical')
    expect((await client.user()).data?.me).toMatchObject({ hasMembershipInBag: false, hasMembership: false })
  })

  test('guests pay the guest price where there is one [PRICE-06]', async () => {
    const record = catalogue.products.flatMap(({ variants }) => variants).find(({ sku }) => sku === 'OT-DRM-50')
    const prices = record?.prices['en-GB']
    expect(prices?.guest).not.toBe(prices?.typical)
    expect((await new BasketClient('uk-guest').add(product('OT-DRM-50'))).items[0]?.linePrice.charged.raw).toBe(prices?.guest)
    expect((await new BasketClient('uk-non-member').add(product('OT-DRM-50'))).items[0]?.linePrice.charged.raw).toBe(prices?.typical)
  })
})

describe('changing a basket', () => {
  test('the same variant added again raises its quantity', async () => {
    const client = new BasketClient()
    const first = await client.add(product(LIPSTICK))
    const { items, itemUpdates, updateTracking } = await client.add(product(LIPSTICK))
    expect(items.map(({ id: line, quantity }) => [line, quantity])).toEqual([[first.items[0]?.id, 2]])
    expect(itemUpdates).toEqual(['product'])
    expect(updateTracking).toEqual([
      expect.objectContaining({ event: 'Product Added', properties: expect.objectContaining({ sku: LIPSTICK, quantity: 1 }) }),
    ])
  })

  test('more than the limit is told as MAX_QTY_EXCEEDED and the limit holds [BASKET-31]', async () => {
    const client = new BasketClient()
    const line = product(limited, 4)
    await client.add(line)
    const edited = await client.edit({ ...line, quantity: 6 })
    expect(edited.items[0]?.quantity).toBe(4)
    expect(edited.notifications).toEqual([
      expect.objectContaining({ code: 'MAX_QTY_EXCEEDED', params: [expect.objectContaining({ name: 'maxQty', value: '5' })] }),
    ])
    const added = await client.add(product(limited, 3))
    expect(added.items[0]?.quantity).toBe(5)
    expect(added.notifications.map(({ code }) => code)).toEqual(['MAX_QTY_EXCEEDED'])
  })

  test('a quantity of 0 takes the line out, and so does a removal by id or by sku', async () => {
    const client = new BasketClient()
    const line = product(LIPSTICK)
    await client.add(line)
    expect((await client.edit({ ...line, quantity: 0 })).items).toEqual([])
    await client.add(line)
    expect((await client.remove({ ...line, id: id() })).items).toEqual([])
  })

  test('what is not sold, or out of stock, or not there is told and changes nothing', async () => {
    const client = new BasketClient()
    expect((await client.add(product('no-such-sku'))).notifications).toEqual([expect.objectContaining({ code: 'ADD_ITEMS_FAILURE' })])
    expect((await client.add(product(outOfStock))).notifications).toEqual([expect.objectContaining({ code: 'ITEM_OOS' })])
    expect((await client.remove(product(LIPSTICK))).notifications).toEqual([expect.objectContaining({ code: 'REMOVE_ITEMS_FAILURE' })])
    expect((await client.ask('getBasket')).items).toEqual([])
  })

  test('a gift membership is one, however often it is added or edited [BASKET-38, BASKET-14]', async () => {
    const client = new BasketClient()
    const gift = product('MBR-GIFT-UK')
    const first = await client.add(gift)
    expect(first.items.map(({ type, quantity }) => [type, quantity])).toEqual([['giftMembership', 1]])
    await client.add(product('MBR-GIFT-UK'))
    const edited = await client.edit({
      ...gift,
      id: first.items[0]?.id,
      type: 'giftMembership',
      membershipId: '610301',
      variantSku: null,
      variantId: null,
      quantity: 3,
    })
    expect(edited.items.map(({ type, quantity }) => [type, quantity])).toEqual([['giftMembership', 1]])
    expect(edited.hasOnlyVirtualProducts).toBe(true)
  })

  test('a second free trial is refused with the access-pass handler', async () => {
    const answer = await new BasketClient('uk-lapsed-member').add(membership('610401'))
    expect(answer.notifications).toEqual([expect.objectContaining({ code: 'LIMIT_ACCESS_PASS', handler: 'access_pass' })])
    expect(answer.items).toEqual([])
    expect((await new BasketClient('uk-guest').add(membership('610401'))).items).toHaveLength(1)
  })

  test('the count is of what can be bought, memberships too [BASKET-35]', async () => {
    const client = new BasketClient()
    await client.add(product(LIPSTICK, 2), membership('610501'))
    expect((await client.user()).data?.me.basketCount).toBe(3)
  })

  test.each([[[]], [Array.from({ length: 51 }, () => product(LIPSTICK))]])('a list of no items or of 51 is refused', async (items) => {
    const server = createTestServer()
    const { errors } = await server.execute({
      document: server.operation('addBasketItems'),
      variables: { listId: '', version: -1, items },
      scenario: 'uk-guest',
    })
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })
})

describe('offers', () => {
  test('a code is applied whatever its letter case, told as included, and taken off again [OP-BASKET-12, OP-BASKET-13]', async () => {
    const client = new BasketClient()
    await client.add(product(LIPSTICK))
    const applied = await client.apply(' hello20 ')
    expect(applied.includedDiscounts).toEqual([expect.objectContaining({ code: 'HELLO20', state: 'Accepted', value: 520 })])
    expect(applied.pricing.totalPrice.gross).toBe(2600 - 520)
    const removed = await client.ask('removeDiscountCode', { code: 'Hello20' })
    expect([removed.includedDiscounts, removed.pricing.totalPrice.gross]).toEqual([[], 2600])
  })

  test.each([
    ['NO-SUCH-CODE', 'RejectedUnknownCode'],
    ['WINTER25', 'RejectedExpired'],
    ['PLUS15', 'RejectedByCondition'],
    ['TREAT5', 'RejectedByCondition'],
  ])('%s is %s', async (code, state) => {
    const client = new BasketClient()
    await client.add(product(LIPSTICK))
    const { rejectedDiscounts, pricing } = await client.apply(code)
    expect(rejectedDiscounts).toEqual([expect.objectContaining({ code, state, value: 0 })])
    expect(pricing.totalPrice.gross).toBe(2600)
  })

  test('the first-order code is refused to who has ordered before', async () => {
    const client = new BasketClient('uk-annual-member')
    await client.add(product(LIPSTICK))
    expect((await client.apply('HELLO20')).rejectedDiscounts[0]?.state).toBe('RejectedByCondition')
  })

  test('a gift comes with a large enough spend, is priced 0, cannot be kept below it, and shows beside the bag [ITEM-03, ITEM-04]', async () => {
    const client = new BasketClient()
    const line = product(LIPSTICK, 3)
    const earned = await client.add(line)
    expect(earned.items.map(({ origin, variant, linePrice }) => [origin, variant?.sku, linePrice.charged.raw])).toEqual([
      ['user', LIPSTICK, 7800],
      ['discount', 'OT-SLB-01', 0],
    ])
    expect(earned.gwpModule?.items.map((gift) => gift.id)).toEqual(['satin-lip-balm'])
    expect(earned.pricing.totalPrice.gross).toBe(7800)
    const lost = await client.edit({ ...line, quantity: 2 })
    expect(lost.items.map(({ origin }) => origin)).toEqual(['user'])
    expect(lost.gwpModule).toBeNull()
  })

  test('delivery is estimated until a method is chosen, then charged', async () => {
    const client = new BasketClient('us-guest')
    const open = await client.add(product('OT-RSM-09'))
    expect([open.deliveryMethod, open.pricing.estimatedShipping, open.pricing.shipping.gross]).toEqual(['None', 495, 0])
    const chosen = await client.ask('setDeliveryMethod', { deliveryMethod: 'Express' })
    expect([chosen.deliveryMethod, chosen.deliveryMethodName, chosen.pricing.estimatedShipping]).toEqual(['Express', 'Express delivery', 0])
    expect(chosen.pricing.shipping.net).toBe(995)
    await expect(client.ask('setDeliveryMethod', { deliveryMethod: 'Drone' })).rejects.toThrow('Value \\"Drone')
    expect((await client.ask('getBasket')).deliveryMethod).toBe('Express')
  })

  test('a monthly member is told when the bag exceeds the spending limit', async () => {
    const { notifications } = await new BasketClient('uk-monthly-member').add(product(LIPSTICK, 23))
    expect(notifications.map(({ code }) => code)).toEqual(['OUT_OF_LIMIT'])
  })
})

describe('where an addition comes from', () => {
  const item = { id: '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a11', type: 'product', variantSku: 'OT-RSL-07', quantity: 1 }

  test.each([
    ['BASKET_CROSSSELL_CAROUSEL', 'ENUM-13'],
    ['ATB_CONFIRMATION', 'ENUM-14'],
    ['Page', 'ENUM-15'],
    ['membership_toggle_checkout_flyout', 'ENUM-16'],
    ['membership_toggle_alert', 'ENUM-17'],
    ['promo_visibility_membership_flyout', 'ENUM-18'],
    ['MEMBERSHIP_TOGGLE_CARD', 'ENUM-19'],
  ])('may be %s, which is no origin of the line [%s]', async (location) => {
    const { items } = await new BasketClient().ask('addBasketItems', { listId: '', version: -1, items: [item], location })
    expect(items.map(({ origin, variant }) => [origin, variant?.sku])).toEqual([['user', 'OT-RSL-07']])
  })

  test('is none of its own making', async () => {
    await expect(new BasketClient().ask('addBasketItems', { listId: '', version: -1, items: [item], location: 'page' })).rejects.toThrow(
      'BasketAddLocation',
    )
  })
})
