import { expect, test } from 'vitest'
import { membershipItem, testBasket } from '../testing/basket-views.ts'
import { toggleOffer } from './toggle-offer.ts'

const offer = { heading: 'Join', membershipPrice: '£49.00', duration: 'annually', savingsText: 'Members save' } as const
const price = { formatted: '£59.00', raw: 5900, label: null, currency: 'GBP', currencySymbol: '£' }
const membership = { id: '610504', name: 'Ottilie Plus', value: 'PLUS', duration: 'monthly', price, visual: null } as const
const { pricing } = testBasket().update

/** The card's text for this membership in a basket whose products cost this much, minor units. */
function said(changes: Parameters<typeof membershipItem>[0], typical = 0, member = 0, totalDiscountsByType = pricing.totalDiscountsByType) {
  const basket = testBasket({
    items: [membershipItem(changes)],
    pricing: { ...pricing, priceTier: 'member', totalProductPriceByTier: { typical, member }, totalDiscountsByType },
  })
  return toggleOffer(offer, basket.lines[0], basket, 'en-GB')
}

test('without a membership in the basket it has the CMS’s copy [MTOGGLE-01, MTOGGLE-02, MTOGGLE-03]', () => {
  expect(toggleOffer(offer, undefined, testBasket(), 'en-GB')).toEqual({
    heading: 'Join',
    price: '£49.00',
    per: 'a year',
    savings: 'Members save',
  })
})

test('a membership in the basket has its name, its cost and its savings on this basket [MTOGGLE-01, MTOGGLE-02, MTOGGLE-03]', () => {
  expect(said({ membership, linePrice: { typical: price, member: price, charged: price } }, 2600, 1350)).toEqual({
    heading: 'Ottilie Plus is in your bag',
    price: '£59.00',
    per: 'a month',
    savings: 'You save £12.50 on this order.',
  })
})

test('a membership of unknown duration has its price alone', () => {
  expect(said({ membership: { ...membership, duration: 'none' } }).per).toBeUndefined()
})

test('where it saves nothing, the CMS’s savings text is shown [MTOGGLE-03]', () => {
  expect(said({}, 1600, 1600).savings).toBe('Members save')
})

test.each([
  ['free', []],
  ['included', [{ type: 'membership', code: null, name: '100% off per item', value: 5900 }]],
])('one that costs nothing is %s, not so much a year', (words, discounts) => {
  const none = { ...price, formatted: '£0.00', raw: 0 }
  expect(said({ membership: { ...membership, price: none } }, 0, 0, discounts)).toMatchObject({ price: words, per: undefined })
})
