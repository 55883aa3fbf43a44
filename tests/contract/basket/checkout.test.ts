import { describe, expect, test } from 'vitest'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { type AskContract, dataOf, errorCodeOf, refusedFor, type ToldProblem, worldOf } from '../ask.ts'

const requestId = '7f3c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a11'
const lipstick = 'OT-RSL-07'
const british = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: '12 St James’s Square',
  city: 'London',
  postalCode: 'SW1Y 4JH',
  countryCode: 'GB',
}
const guest = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' }

type Checkout = {
  attemptId: string
  contact: { email: string } | null
  deliveryAddress: { id: string; line1: string; isDefault: boolean } | null
  addresses: { id: string }[]
  deliveryMethods: { method: string; price: { raw: number }; earliest: string; latest: string; isChosen: boolean }[]
  paymentMethods: { id: string; kind: string; isSaved: boolean }[]
  basket: { items: { id: string }[]; pricing: { totalPrice: { gross: number } } }
  missing: string[]
}
type Rejected = { __typename: string; problems: ToldProblem[]; checkout: Checkout }
type Placed = {
  __typename: string
  order: { number: string; status: string; email: string; totals: { total: { raw: number } }; lines: { sku: string }[]; payment: object }
  notifications: { code: string }[]
  tracking: { event: string; properties: Record<string, unknown> }[]
}

const checkout = async (ask: AskContract) => (await dataOf(ask<{ checkout: Checkout }>('getCheckout'))).checkout
const put = (ask: AskContract, item: object) =>
  dataOf(
    ask('addBasketItems', {
      listId: '',
      version: -1,
      items: [{ id: '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a10', type: 'product', quantity: 1, ...item }],
    }),
  )
const choose = (ask: AskContract, deliveryMethod: string) => dataOf(ask('setDeliveryMethod', { deliveryMethod }))

/** A member with a lipstick in the basket, an address and a delivery method: everything but the payment. */
async function readyMember(scenario = 'uk-plus-member'): Promise<AskContract> {
  const ask = worldOf(scenario)
  await put(ask, { variantSku: lipstick })
  await choose(ask, 'Standard')
  return ask
}

async function place(ask: AskContract, input: object = {}): Promise<Placed & Rejected> {
  const expectedTotal = (await checkout(ask)).basket.pricing.totalPrice.gross
  const variables = { input: { requestId, paymentMethodId: 'card', paymentToken: 'test-approved', expectedTotal, ...input } }
  return (await dataOf(ask<{ placeOrder: Placed & Rejected }>('placeOrder', variables))).placeOrder
}

const codes = ({ problems }: { problems: readonly ToldProblem[] }): string[] => problems.map(({ code }) => code)

describe('the checkout', () => {
  test('of a guest says step by step what is missing', async () => {
    const ask = worldOf('uk-guest')
    expect(await checkout(ask)).toMatchObject({
      missing: ['ITEMS', 'CONTACT'],
      contact: null,
      deliveryAddress: null,
      addresses: [],
      deliveryMethods: [],
      paymentMethods: [],
    })
    await put(ask, { variantSku: lipstick })
    expect((await checkout(ask)).missing).toEqual(['CONTACT', 'DELIVERY_ADDRESS', 'DELIVERY_METHOD'])
    await dataOf(ask('setGuestDetails', { input: guest }))
    expect((await checkout(ask)).missing).toEqual(['DELIVERY_ADDRESS', 'DELIVERY_METHOD'])
    await dataOf(ask('setDeliveryAddress', { input: { address: british } }))
    expect((await checkout(ask)).missing).toEqual(['DELIVERY_METHOD'])
    await choose(ask, 'Express')
    const ready = await checkout(ask)
    expect(ready).toMatchObject({
      missing: [],
      contact: { email: 'ada@example.com' },
      deliveryAddress: { line1: '12 St James’s Square', isDefault: false },
    })
    expect(ready.paymentMethods.map(({ id }) => id)).toEqual(['card', 'wallet', 'pay-later'])
  })

  test('of a member begins with the account: address book, default address and cards that are good', async () => {
    const ask = await readyMember()
    const begun = await checkout(ask)
    expect(begun).toMatchObject({
      missing: [],
      contact: { email: 'plus-member.uk@example.com' },
      deliveryAddress: { id: 'address-uk-plus-1', isDefault: true },
    })
    expect(begun.addresses).toHaveLength(2)
    expect(begun.paymentMethods.map(({ id, isSaved }) => [id, isSaved])).toEqual([
      ['payment-uk-plus-1', true],
      ['payment-uk-plus-2', true],
      ['payment-uk-plus-3', true],
      ['card', false],
      ['wallet', false],
      ['pay-later', false],
    ])
    await put(worldOf('uk-lapsed-member'), { variantSku: lipstick })
    const lapsed = worldOf('uk-lapsed-member')
    await put(lapsed, { variantSku: lipstick })
    expect((await checkout(lapsed)).paymentMethods.map(({ id }) => id)).not.toContain('payment-uk-lapsed-1')
  })

  test('prices each way to deliver for this basket, with the days it takes', async () => {
    const ask = await readyMember()
    const [standard, express] = (await checkout(ask)).deliveryMethods
    expect(standard).toMatchObject({
      method: 'Standard',
      price: { raw: 395 },
      earliest: '2026-03-04',
      latest: '2026-03-06',
      isChosen: true,
    })
    expect(express).toMatchObject({ method: 'Express', price: { raw: 595 }, earliest: '2026-03-03', latest: '2026-03-03', isChosen: false })
    await put(ask, { variantSku: lipstick, quantity: 2 })
    expect((await checkout(ask)).deliveryMethods[0]?.price.raw).toBe(0)
  })

  test('of a membership alone needs an account and no address', async () => {
    const ask = worldOf('uk-guest')
    await put(ask, { type: 'membership', membershipId: '610501' })
    await dataOf(ask('setGuestDetails', { input: guest }))
    const begun = await checkout(ask)
    expect(begun).toMatchObject({ missing: ['ACCOUNT'], deliveryMethods: [] })
    expect(begun.paymentMethods.map(({ id }) => id)).toEqual(['card', 'wallet'])
  })

  test('takes an address of the book, or keeps a typed one in it', async () => {
    const ask = await readyMember()
    await dataOf(ask('setDeliveryAddress', { input: { addressId: 'address-uk-plus-2' } }))
    expect((await checkout(ask)).deliveryAddress?.id).toBe('address-uk-plus-2')
    await dataOf(ask('setDeliveryAddress', { input: { address: british }, saveToAddressBook: true }))
    expect(await checkout(ask)).toMatchObject({
      deliveryAddress: { id: 'address-new-1' },
      addresses: expect.arrayContaining([expect.objectContaining({ id: 'address-new-1' })]),
    })
    expect(await errorCodeOf(ask('setDeliveryAddress', { input: { addressId: 'no-such-address' } }))).toBe('NOT_FOUND')
    expect(await errorCodeOf(ask('setDeliveryAddress', { input: {} }))).toBe('BAD_USER_INPUT')
    expect(await errorCodeOf(ask('setDeliveryAddress', { input: { addressId: 'address-uk-plus-2', address: british } }))).toBe(
      'BAD_USER_INPUT',
    )
  })

  test('refuses an address and details that cannot be, by the codes of the catalogue', async () => {
    const ask = worldOf('uk-guest')
    await put(ask, { variantSku: lipstick })
    const { setDeliveryAddress } = await dataOf(
      ask<{ setDeliveryAddress: Rejected }>('setDeliveryAddress', { input: { address: { ...british, postalCode: 'nothing' } } }),
    )
    expect(setDeliveryAddress).toMatchObject({
      __typename: 'CheckoutRejected',
      problems: [expect.objectContaining({ path: ['input', 'address', 'postalCode'], code: 'INVALID_ZIP_CODE' })],
      checkout: { deliveryAddress: null },
    })
    const details = async (input: object) =>
      (await dataOf(ask<{ setGuestDetails: Rejected }>('setGuestDetails', { input: { ...guest, ...input } }))).setGuestDetails
    expect(codes(await details({ email: 'ada' }))).toEqual(['INVALID_EMAIL'])
    const refused = (input: object) => refusedFor(ask('setGuestDetails', { input: { ...guest, ...input } }))
    expect(await refused({ email: ' ', firstName: '' })).toEqual([
      ['input.email', 'REQUIRED'],
      ['input.firstName', 'REQUIRED'],
    ])
    expect(await refused({ phone: 'call me' })).toEqual([['input.phone', 'INVALID']])
    expect((await checkout(ask)).contact).toBeNull()
  })

  test('is not changed without a session', async () => {
    const { createTestServer } = await import('#mock-server/test.ts')
    const server = createTestServer()
    const answer = await server.execute({ document: server.operation('setGuestDetails'), variables: { input: guest } })
    expect(answer.errors[0]?.extensions?.code).toBe('SESSION_REQUIRED')
  })
})

describe('placing an order', () => {
  test('of a guest empties the basket, and the session can show it afterwards', async () => {
    const ask = worldOf('uk-guest')
    await put(ask, { variantSku: lipstick, quantity: 2 })
    await dataOf(ask('setGuestDetails', { input: guest }))
    await dataOf(ask('setDeliveryAddress', { input: { address: british } }))
    await choose(ask, 'Standard')
    const total = (await checkout(ask)).basket.pricing.totalPrice.gross
    const placed = await place(ask)
    expect(placed).toMatchObject({
      __typename: 'OrderPlaced',
      order: {
        status: 'PLACED',
        email: 'ada@example.com',
        totals: { total: { raw: total } },
        payment: { kind: 'CARD', label: 'Card ending 4444' },
      },
    })
    expect(placed.tracking).toEqual([
      expect.objectContaining({
        event: 'Order Completed',
        properties: expect.objectContaining({ total, currency: 'GBP', skus: [lipstick] }),
      }),
    ])
    expect((await checkout(ask)).basket.items).toEqual([])
    const { order } = await dataOf(
      ask<{ order: { number: string; deliveryAddress: { line1: string } } }>('getPlacedOrder', { number: placed.order.number }),
    )
    expect(order).toMatchObject({ number: placed.order.number, deliveryAddress: { line1: '12 St James’s Square' } })
  })

  test('twice with one request places one order', async () => {
    const ask = await readyMember()
    const first = await place(ask)
    const again = await place(ask, { expectedTotal: 0 })
    expect(again).toMatchObject({ __typename: 'OrderPlaced', order: { number: first.order.number } })
    const { orders } = await dataOf(ask<{ orders: { orders: { number: string }[]; pagination: { total: number } } }>('getOrders'))
    expect(orders.orders.filter(({ number }) => number === first.order.number)).toHaveLength(1)
  })

  test('puts it into the history, into order-it-again, and off the wishlist', async () => {
    const ask = await readyMember('uk-plus-member')
    await dataOf(ask('addWishlistItemBySKU', { sku: lipstick }))
    const placed = await place(ask)
    const { orders } = await dataOf(ask<{ orders: { orders: { number: string }[] } }>('getOrders'))
    expect(orders.orders[0]?.number).toBe(placed.order.number)
    const { wishlist } = await dataOf(ask<{ wishlist: { wishes: { variant: { sku: string } }[] } }>('getWishlist'))
    expect(wishlist.wishes.map(({ variant }) => variant.sku)).not.toContain(lipstick)
    const again = await dataOf(
      ask<{ orderItAgainProducts: { productCards: { variant: { sku: string } }[] } }>('getOrderItAgainProducts', {
        orderItAgainInput: { sortOptions: 'MOST_RECENT' },
      }),
    )
    expect(again.orderItAgainProducts.productCards[0]?.variant.sku).toBe(lipstick)
  })

  test('brings a product that was removed back into order-it-again', async () => {
    const ask = await readyMember('uk-plus-member')
    const has = async () => {
      const { orderItAgainProducts } = await dataOf(
        ask<{ orderItAgainProducts: { productCards: { variant: { sku: string } }[] } }>('getOrderItAgainProducts', {
          orderItAgainInput: { pagination: { perPage: 100 } },
        }),
      )
      return orderItAgainProducts.productCards.some(({ variant }) => variant.sku === lipstick)
    }
    await dataOf(ask('removeMyReplenishmentProduct', { sku: lipstick }))
    expect(await has()).toBe(false)
    await place(ask)
    expect(await has()).toBe(true)
  })

  test('with a membership makes a member', async () => {
    const ask = worldOf('uk-non-member')
    await put(ask, { type: 'membership', membershipId: '610101' })
    expect(await place(ask)).toMatchObject({ __typename: 'OrderPlaced' })
    const { me } = await dataOf(ask<{ me: { isMember: boolean; membership: { name: string } } }>('getShopper'))
    expect(me).toMatchObject({ isMember: true, membership: { name: 'Ottilie Plus' } })
    const { memberships } = await dataOf(ask<{ memberships: { memberships: object[] } }>('getMemberships'))
    expect(memberships.memberships).toEqual([
      expect.objectContaining({ status: 'active', billing: expect.objectContaining({ centAmount: 5900 }) }),
    ])
  })

  test('pays with what is kept, without a token, and keeps a new card when asked', async () => {
    expect(await place(await readyMember(), { paymentMethodId: 'payment-uk-plus-1', paymentToken: null })).toMatchObject({
      __typename: 'OrderPlaced',
      order: { payment: { label: 'Card ending 4242' } },
    })
    const ask = await readyMember()
    await place(ask, { savePayment: true })
    const { paymentDetails } = await dataOf(ask<{ paymentDetails: { methods: { id: string }[] } }>('getPaymentDetails'))
    expect(paymentDetails.methods[0]?.id).toBe('payment-new-1')
  })

  test.each([
    ['test-refused', 'CHECKOUT_PAYMENT_REFUSED'],
    ['test-failed', 'CHECKOUT_PAYMENT_FAILED'],
    ['test-cancelled', 'CHECKOUT_PAYMENT_CANCELLED'],
    ['test-error', 'PAYMENT_FAILED_ERROR'],
    ['test-load-error', 'PAYMENT_LOAD_ERROR'],
    ['test-unknown', 'CHECKOUT_UNKNOWN_FAILURE'],
    ['test-discount', 'CHECKOUT_DISCOUNT_FAILURE'],
    ['anything else', 'BAD_REQUEST'],
  ])('with %s ends as %s and charges nothing', async (paymentToken, code) => {
    const ask = await readyMember()
    const rejected = await place(ask, { paymentToken })
    expect(rejected).toMatchObject({ __typename: 'CheckoutRejected' })
    expect(codes(rejected)).toEqual([code])
    expect(rejected.checkout.basket.items).toHaveLength(1)
    const { attemptId } = await checkout(ask)
    expect(await place(ask, { requestId: attemptId })).toMatchObject({ __typename: 'OrderPlaced' })
  })

  test('can succeed while the wishlist fails', async () => {
    const ask = await readyMember()
    await dataOf(ask('addWishlistItemBySKU', { sku: lipstick }))
    const placed = await place(ask, { paymentToken: 'test-wishlist' })
    expect(placed).toMatchObject({
      __typename: 'OrderPlaced',
      notifications: [expect.objectContaining({ code: 'CHECKOUT_WISHLIST_UPDATE_FAILURE', level: 'warn' })],
    })
    const { wishlist } = await dataOf(ask<{ wishlist: { wishes: { variant: { sku: string } }[] } }>('getWishlist'))
    expect(wishlist.wishes.map(({ variant }) => variant.sku)).toContain(lipstick)
  })

  test('for another total than the shopper saw is refused', async () => {
    expect(codes(await place(await readyMember(), { expectedTotal: 1 }))).toEqual(['CHECKOUT_SYNC_FAILURE'])
  })

  test('by a way to pay that is not offered is refused', async () => {
    expect(codes(await place(await readyMember(), { paymentMethodId: 'cash' }))).toEqual(['BAD_REQUEST'])
    expect(codes(await place(await readyMember(), { paymentMethodId: null }))).toEqual(['BAD_REQUEST'])
  })

  test('of an empty basket is refused, and of one with something missing names it', async () => {
    expect(codes(await place(worldOf('uk-plus-member')))).toEqual(['CHECKOUT_EMPTY_FAILURE'])
    const ask = worldOf('uk-guest')
    await put(ask, { variantSku: lipstick })
    const rejected = await place(ask)
    expect(codes(rejected)).toEqual(['CHECKOUT_INCOMPLETE'])
    expect(rejected.checkout.missing).toEqual(['CONTACT', 'DELIVERY_ADDRESS', 'DELIVERY_METHOD'])
  })

  test('above what the membership allows is refused', async () => {
    const ask = worldOf('uk-monthly-member')
    await put(ask, { variantSku: 'OT-RSL-07', quantity: 9 })
    const dear = catalogue.products
      .flatMap(({ variants }) => variants)
      .filter(({ inStock, maxItemQuantity, prices }) => inStock && !maxItemQuantity && (prices['en-GB']?.member ?? 0) > 3000)
    for (const { sku, id } of dear.slice(0, 8))
      await put(ask, { id: `00000000-0000-4000-8000-${id.length.toString().padStart(12, '0')}`, variantSku: sku })
    await choose(ask, 'Standard')
    expect(codes(await place(ask))).toEqual(['OUT_OF_LIMIT'])
  })

  test('needs a request id that is a UUID', async () => {
    expect(await errorCodeOf((await readyMember())('placeOrder', { input: { requestId: 'one', expectedTotal: 0 } }))).toBe('BAD_USER_INPUT')
  })
})

describe('what has sold out in the meantime', () => {
  test('is taken out and told, and the rest can be ordered', async () => {
    const ask = worldOf('uk-checkout-item-gone')
    const rejected = await place(ask)
    expect(codes(rejected)).toEqual(['CHECKOUT_DIFFERENCE'])
    expect(rejected.checkout.basket.items.map(({ id }) => id)).toEqual(['line-ot-rsl-07'])
    expect(await place(ask)).toMatchObject({ __typename: 'OrderPlaced' })
  })

  test('leaves nothing to order when it was everything', async () => {
    const rejected = await place(worldOf('uk-checkout-all-gone'))
    expect(codes(rejected)).toEqual(['CHECKOUT_EMPTY_FAILURE'])
    expect(rejected.checkout).toMatchObject({ missing: ['ITEMS'], basket: { items: [] } })
  })
})
