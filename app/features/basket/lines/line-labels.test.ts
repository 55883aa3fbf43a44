import { describe, expect, it } from 'vitest'
import { giftWords, isFreeProduct, type LinePricing, membershipCost, renewal } from './line-labels.ts'

type Priced = Parameters<typeof membershipCost>[0]

const pounds: LinePricing = { currency: 'GBP', currencySymbol: '£', totalDiscountsByType: [] }
const off = (value: number) => ({ ...pounds, totalDiscountsByType: [{ type: 'membership', name: '100% off per item', value }] })

/** A line with this charge in minor units. */
function charged(raw: number): Priced {
  const price = { raw, formatted: '', label: null, currency: 'GBP', currencySymbol: '£' }
  return { membershipPrice: price, price: { typical: price, member: price, charged: price } }
}

describe('the cost of a membership line', () => {
  it.each([59, 30, 5900, 3000])('is included where 100%% off per item of %d is taken off [PRICEDISP-02]', (value) => {
    expect(membershipCost(charged(0), off(value), 'en-GB')).toBe('included')
  })

  it('is free without such a discount [PRICEDISP-03]', () => {
    expect(membershipCost(charged(0), pounds, 'en-GB')).toBe('free')
    expect(membershipCost(charged(0), off(12), 'en-GB')).toBe('free')
  })

  it('is the membership’s current price, whatever the line was charged before discounts [PRICEDISP-02, PRICEDISP-03]', () => {
    const line = { ...charged(0), price: charged(5900).price }
    expect(membershipCost(line, off(5900), 'en-GB')).toBe('included')
    expect(membershipCost(line, pounds, 'en-GB')).toBe('free')
    expect(renewal({ ...line, duration: 'annually' }, pounds, 'en-GB')).toBe('Renews every 12 months at £59.00')
  })

  it('is the line’s charge where there is no membership price', () => {
    expect(membershipCost({ ...charged(5900), membershipPrice: undefined }, pounds, 'en-GB')).toBe('£59.00')
  })

  it('is its price otherwise, or Pending... [PRICEDISP-01]', () => {
    expect(membershipCost(charged(5900), off(59), 'en-GB')).toBe('£59.00')
    expect(membershipCost(charged(-1), pounds, 'en-GB')).toBe('Pending...')
  })
})

describe('when a membership renews', () => {
  it('is shown for annual and monthly memberships [ITEM-05]', () => {
    expect(renewal({ ...charged(5900), duration: 'annually' }, pounds, 'en-GB')).toBe('Renews every 12 months at £59.00')
    expect(renewal({ ...charged(600), duration: 'monthly' }, pounds, 'en-GB')).toBe('Renews every month at £6.00')
  })

  it.each(['none', undefined] as const)('is not shown for a duration of %s [ITEM-05]', (duration) => {
    expect(renewal({ ...charged(5900), duration }, pounds, 'en-GB')).toBeUndefined()
  })

  it.each([0, -1])('is not shown at a price of %d, which the next one will not be', (raw) => {
    expect(renewal({ ...charged(raw), duration: 'annually' }, pounds, 'en-GB')).toBeUndefined()
  })
})

describe('a gift membership', () => {
  const giftInfo = { recipientName: 'June $& Abara', recipientEmail: 'june@example.com', message: null, sendDate: null }

  it('names its recipient and send date [ITEM-06]', () => {
    expect(giftWords({ giftInfo: { ...giftInfo, sendDate: '2026-12-24' } }, 'en-GB')).toEqual([
      'For June $& Abara',
      'Sent on 24 December 2026',
    ])
    expect(giftWords({ giftInfo: { ...giftInfo, sendDate: '2026-12-24' } }, 'en-US')[1]).toBe('Sent on December 24, 2026')
  })

  it.each([null, '', 'soon'])('is sent with the order where its date is %j', (sendDate) => {
    expect(giftWords({ giftInfo: { ...giftInfo, sendDate } }, 'en-GB')[1]).toBe('Sent as soon as you place your order')
  })

  it('has no such text on other lines', () => {
    expect(giftWords({ giftInfo: null }, 'en-GB')).toEqual([])
  })
})

it.each([
  ['a product that costs nobody anything', 'product', 0, 0, true],
  ['a product that costs this shopper nothing', 'product', 0, 1600, false],
  ['a product that costs others nothing', 'product', 800, 0, false],
  ['a product whose price is not known', 'product', -1, -1, false],
  ['a free trial', 'membership', 0, 0, false],
] as const)('%s is a free product: %#', (_what, type, charge, typical, isFree) => {
  expect(isFreeProduct({ type, price: { ...charged(charge).price, typical: charged(typical).price.typical } })).toBe(isFree)
})
