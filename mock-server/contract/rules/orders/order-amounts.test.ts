import { expect, test } from 'vitest'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { priceBasket } from '../basket/basket-pricing.ts'
import { storeTerms } from '../store-terms.ts'
import { annualMembershipLine, lipstickLine, member, offer, pricingInput } from '../testing/lines.ts'
import { orderAmounts } from './order-amounts.ts'

const amountsOf = (locale: StoreLocale, changes: Parameters<typeof pricingInput>[0] = {}) =>
  orderAmounts(priceBasket(pricingInput({ locale, ...changes })).pricing, storeTerms(locale))

const lipstick = lipstickLine({ unit: { typical: 2000, member: 1200 } })

test('a guest’s order in the UK: prices hold the tax, and nothing is saved', () => {
  expect(amountsOf('en-GB', { lines: [lipstick] })).toEqual({
    products: 2000,
    discounts: 0,
    delivery: 395,
    tax: 399,
    membership: 0,
    total: 2395,
    memberSavings: 0,
  })
})

test('a member’s order in the US: tax comes on top of products and delivery, and the saving is told', () => {
  // 8.25 % of $12.00 is 99 cents, of $4.95 is 41 cents.
  expect(amountsOf('en-US', { lines: [lipstick], shopper: member })).toEqual({
    products: 1200,
    discounts: 0,
    delivery: 495,
    tax: 140,
    membership: 0,
    total: 1835,
    memberSavings: 800,
  })
})

test('discounts of delivery, gifts and memberships are told where they fall, the rest in one sum', () => {
  const offers = [
    offer({ code: 'FIVE', effect: { kind: 'fixed', amount: 50 } }),
    offer({ code: 'POST', effect: { kind: 'shipping', basisPoints: 10_000 } }),
    offer({ code: 'JOIN', effect: { kind: 'membership', basisPoints: 5000, membershipIds: null } }),
    offer(),
  ]
  const lines = [lipstick, annualMembershipLine()]
  const amounts = amountsOf('en-GB', { lines, offers, typedCodes: ['HELLO20', 'FIVE', 'POST', 'JOIN'] })
  expect(amounts).toEqual({
    products: 1200,
    discounts: 240 + 50,
    delivery: 0,
    tax: 152,
    membership: 2950,
    total: 1200 - 290 + 2950,
    memberSavings: 800,
  })
})
