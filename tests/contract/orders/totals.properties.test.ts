import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { plans } from '#fixtures/membership/plans.ts'
import { createTestServer } from '#mock-server/test.ts'

/** Number of orders that are generated; `npm run prove` raises it to 10,000. */
const ORDERS = Number(process.env['GENERATED_BASKETS'] ?? 300)

const server = createTestServer()

const stores: readonly StoreLocale[] = ['en-GB', 'en-US']
const skus = Object.fromEntries(
  stores.map((store) => [
    store,
    catalogue.products.flatMap(({ variants }) => variants.flatMap(({ sku, inStock, prices }) => (inStock && prices[store] ? [sku] : []))),
  ]),
)

const CHECKOUT = '{ checkout { attemptId missing basket { pricing { totalPrice { gross } } } } }'
const PLACE = `mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
  ... on CheckoutRejected { problems { code } }
  ... on OrderPlaced { order { number totals { products { raw } discounts { raw } delivery { raw } tax { raw } membership { raw } total { raw } } } } } }`
const ATTEMPT =
  'query($requestId: ID!) { orderAttempt(requestId: $requestId) { state payment amount { raw } order { totals { total { raw } } } } }'
const ADD = `mutation($items: [ItemInput!]!) { addBasketItems(listId: "", version: -1, items: $items) { version } }`
const CODE = 'mutation($code: String!) { applyDiscountCode(code: $code) { version } }'
const DELIVERY = 'mutation($deliveryMethod: DeliveryMethod!) { setDeliveryMethod(deliveryMethod: $deliveryMethod) { version } }'
const DETAILS = 'mutation($input: GuestDetailsInput!) { setGuestDetails(input: $input) { __typename } }'
const ADDRESS = 'mutation($input: DeliveryAddressInput!) { setDeliveryAddress(input: $input) { __typename } }'

const name = { firstName: 'Ada', lastName: 'Lovelace' }
const homes = {
  'en-GB': { ...name, line1: '12 St James’s Square', city: 'London', postalCode: 'SW1Y 4JH', countryCode: 'GB' },
  'en-US': { ...name, line1: '200 Fifth Avenue', city: 'New York', region: 'NY', postalCode: '10010', countryCode: 'US' },
}
/** Who may buy a membership: whoever has an account and none that runs. */
const MAY_JOIN = ['non-member', 'lapsed-member']
const planIds = (store: StoreLocale) =>
  plans[store].filter(({ kind }) => ['monthly', 'plus', 'plus-starter-kit'].includes(kind)).map(({ id }) => id)

const order = fc.constantFrom(...stores).chain((store) =>
  fc.record({
    store: fc.constant(store),
    shopper: fc.constantFrom('guest', 'non-member', 'lapsed-member', 'annual-member', 'plus-member'),
    lines: fc.array(fc.record({ sku: fc.constantFrom(...(skus[store] ?? [])), quantity: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
      maxLength: 5,
    }),
    membership: fc.option(fc.constantFrom(...planIds(store)), { freq: 4 }),
    codes: fc.subarray(['HELLO20', 'GLOW10', 'PLUS15', 'SHIPFREE', 'TREAT5'], { maxLength: 2 }),
    deliveryMethod: fc.constantFrom('Standard', 'Express'),
  }),
)

type Generated = typeof order extends fc.Arbitrary<infer Value> ? Value : never
type Totals = Record<'products' | 'discounts' | 'delivery' | 'tax' | 'membership' | 'total', { raw: number }>

let world = 0

/** Puts the order into a basket of its own world and pays. Returns what was shown, charged and ordered. */
async function ordered({ store, shopper, lines, membership, codes, deliveryMethod }: Generated) {
  const headers = { 'x-scenario': `store=${store}&shopper=${shopper}`, 'x-world': `total-${++world}` }
  const ask = async <Data>(document: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await server.execute<Data, Record<string, unknown>>({ document, variables, headers })
    if (!data || errors.length > 0) throw new Error(JSON.stringify(errors))
    return data
  }
  const items = lines.map(({ sku, quantity }, at) => ({
    id: `3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a1${at}`,
    type: 'product',
    variantSku: sku,
    quantity,
  }))
  const joins = membership !== null && MAY_JOIN.includes(shopper)
  const plan = { id: '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a19', type: 'membership', membershipId: membership, quantity: 1 }
  await ask(ADD, { items: joins ? [...items, plan] : items })
  for (const code of codes) await ask(CODE, { code })
  await ask(DELIVERY, { deliveryMethod })
  if (shopper === 'guest') await ask(DETAILS, { input: { ...name, email: 'ada@example.com' } })
  await ask(ADDRESS, { input: { address: homes[store] } })
  const { checkout } = await ask<{
    checkout: { attemptId: string; missing: string[]; basket: { pricing: { totalPrice: { gross: number } } } }
  }>(CHECKOUT)
  const shown = checkout.basket.pricing.totalPrice.gross
  const input = { requestId: checkout.attemptId, expectedTotal: shown, paymentMethodId: 'card', paymentToken: 'test-approved' }
  const { placeOrder } = await ask<{ placeOrder: { __typename: string; problems?: { code: string }[]; order?: { totals: Totals } } }>(
    PLACE,
    { input },
  )
  const { orderAttempt } = await ask<{ orderAttempt: { payment: string; amount: { raw: number }; order: { totals: Totals } } | null }>(
    ATTEMPT,
    {
      requestId: checkout.attemptId,
    },
  )
  return { shown, placeOrder, orderAttempt }
}

test(
  'what is shown is what is charged and what the order says, to the penny',
  async () => {
    let placed = 0
    const refusals: string[] = []
    await fc.assert(
      fc.asyncProperty(order, async (generated) => {
        const { shown, placeOrder, orderAttempt } = await ordered(generated)
        if (placeOrder.__typename === 'CheckoutRejected') {
          refusals.push(placeOrder.problems?.[0]?.code ?? '')
          return
        }
        placed += 1
        const totals = placeOrder.order?.totals
        expect([totals?.total.raw, orderAttempt?.amount.raw, orderAttempt?.order.totals.total.raw]).toEqual([shown, shown, shown])
        expect(orderAttempt?.payment).toBe(shown === 0 ? 'NOT_NEEDED' : 'CHARGED')
        if (!totals) return
        const { products, discounts, delivery, tax, membership, total } = totals
        const added = generated.store === 'en-US' ? tax.raw : 0
        expect(products.raw - discounts.raw + delivery.raw + membership.raw + added).toBe(total.raw)
      }),
      { numRuns: ORDERS },
    )
    expect(placed).toBeGreaterThan(ORDERS / 2)
    // Only a spending limit stands in the way of an order.
    expect(refusals.filter((code) => !code.includes('LIMIT'))).toEqual([])
  },
  Math.max(60_000, ORDERS * 100),
)
