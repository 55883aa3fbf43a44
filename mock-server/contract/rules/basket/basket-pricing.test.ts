import { describe, expect, it } from 'vitest'
import { storeTerms } from '../store-terms.ts'
import { annualMembershipLine, giftMembershipLine, lipstickLine, member, offer, pricingInput, serumLine } from '../testing/lines.ts'
import { priceBasket } from './basket-pricing.ts'

const lines = [lipstickLine(), serumLine(), annualMembershipLine()]

describe('the pricing of a basket', () => {
  it('of the picture: two products, a membership and HELLO20, in the UK [BPRICING-01]', () => {
    const priced = priceBasket(pricingInput({ lines, offers: [offer()], typedCodes: ['hello20'] }))
    expect(priced.pricing).toEqual({
      priceTier: 'member',
      totalProductPriceByTier: { typical: 11_000, member: 5150 },
      totalPrice: { gross: 10_020 },
      subTotal: { tax: 687 },
      estimatedShipping: 0,
      shipping: { net: 0, gross: 0, tax: 0 },
      totalDiscountsByType: [{ type: 'percentage', code: 'HELLO20', name: '20% off your order', value: 1030 }],
      totalMembershipPrice: 5900,
      totalMembershipDiscountedPrice: 5900,
      membershipPayback: { items: 4, isReached: false },
      currency: 'GBP',
      currencySymbol: '£',
    })
    expect(priced).toMatchObject({ spend: 5150, hasOnlyVirtualProducts: false })
  })

  it('in the US: sales tax on the products after discounts, and on the delivery [BPRICING-01]', () => {
    const { pricing } = priceBasket(pricingInput({ locale: 'en-US', offers: [offer()], typedCodes: ['HELLO20'] }))
    expect(pricing).toEqual({
      priceTier: 'typical',
      totalProductPriceByTier: { typical: 2600, member: 1350 },
      totalPrice: { gross: 2080 + 172 + 495 + 41 },
      subTotal: { tax: 172 },
      estimatedShipping: 0,
      shipping: { net: 495, gross: 536, tax: 41 },
      totalDiscountsByType: [{ type: 'percentage', code: 'HELLO20', name: '20% off your order', value: 520 }],
      totalMembershipPrice: 0,
      totalMembershipDiscountedPrice: 0,
      membershipPayback: null,
      currency: 'USD',
      currencySymbol: '$',
    })
  })

  it('each line: both tiers, as charged, and after its share of discounts', () => {
    const priced = priceBasket(pricingInput({ lines, offers: [offer()], typedCodes: ['HELLO20'] }))
    expect(priced.lines).toEqual([
      { id: 'line-lipstick', typical: 2600, member: 1350, charged: 1350, afterDiscounts: 1080 },
      { id: 'line-serum', typical: 8400, member: 3800, charged: 3800, afterDiscounts: 3040 },
      { id: 'line-membership', typical: 5900, member: 5900, charged: 5900, afterDiscounts: 5900 },
    ])
  })

  it('of an empty bag: nothing at all', () => {
    const { pricing, ...rest } = priceBasket(
      pricingInput({ lines: [], deliveryMethod: 'None', offers: [offer()], typedCodes: ['HELLO20'] }),
    )
    expect(pricing).toMatchObject({ totalPrice: { gross: 0 }, estimatedShipping: 0, totalDiscountsByType: [], priceTier: 'typical' })
    expect(rest).toMatchObject({ lines: [], hasOnlyVirtualProducts: false, includedDiscounts: [], spend: 0 })
    expect(rest.rejectedDiscounts).toMatchObject([{ code: 'HELLO20', state: 'RejectedByCondition' }])
  })

  it('of a membership alone: virtual only, no delivery whatever the method', () => {
    for (const deliveryMethod of ['None', 'Standard', 'Express'] as const) {
      const priced = priceBasket(pricingInput({ lines: [annualMembershipLine()], deliveryMethod }))
      expect(priced.pricing).toMatchObject({ totalPrice: { gross: 5900 }, estimatedShipping: 0, shipping: { gross: 0 } })
      expect(priced.hasOnlyVirtualProducts).toBe(true)
    }
  })

  it('while no method is chosen: delivery is estimated beside the total, not in it', () => {
    const cheap = [lipstickLine({ unit: { typical: 1000, member: 800 } })]
    expect(priceBasket(pricingInput({ lines: cheap, deliveryMethod: 'None' })).pricing).toMatchObject({
      totalPrice: { gross: 1000 },
      estimatedShipping: 395,
      shipping: { net: 0, gross: 0, tax: 0 },
    })
    expect(priceBasket(pricingInput({ lines: cheap, deliveryMethod: 'None', locale: 'en-US' })).pricing).toMatchObject({
      totalPrice: { gross: 1083 },
      estimatedShipping: 495,
    })
  })

  it("of a member: at the Member's Price, without a membership in the bag [PRICE-07]", () => {
    expect(priceBasket(pricingInput({ shopper: member })).pricing).toMatchObject({ priceTier: 'member', totalPrice: { gross: 1350 + 395 } })
  })

  it('with a gift membership: its fee is charged, and the products stay at the Typical Price', () => {
    expect(priceBasket(pricingInput({ lines: [lipstickLine(), giftMembershipLine()] })).pricing).toMatchObject({
      priceTier: 'typical',
      totalMembershipPrice: 5900,
      totalPrice: { gross: 2600 + 5900 },
    })
  })

  it('with a free membership: the fee, what is taken off it, and what is left [BPRICING-01]', () => {
    const free = offer({ code: null, name: '100% off per item', effect: { kind: 'membership', basisPoints: 10_000, membershipIds: null } })
    const priced = priceBasket(pricingInput({ lines: [annualMembershipLine()], offers: [free] }))
    expect(priced.pricing).toMatchObject({
      totalPrice: { gross: 0 },
      totalMembershipPrice: 5900,
      totalMembershipDiscountedPrice: 0,
      totalDiscountsByType: [{ type: 'membership', code: null, name: '100% off per item', value: 5900 }],
    })
    expect(priced.lines).toMatchObject([{ charged: 5900, afterDiscounts: 0 }])
  })

  it('with free delivery by an offer: the delivery itself is 0, and the discount is told by kind', () => {
    const free = offer({ code: 'FREESHIP', name: 'Free delivery', effect: { kind: 'shipping', basisPoints: 10_000 } })
    const input = pricingInput({ shopper: member, offers: [free], typedCodes: ['FREESHIP'] })
    const told = [{ type: 'shipping', code: 'FREESHIP', name: 'Free delivery', value: 395 }]
    expect(priceBasket(input).pricing).toMatchObject({ shipping: { gross: 0 }, totalPrice: { gross: 1350 }, totalDiscountsByType: told })
    expect(priceBasket({ ...input, deliveryMethod: 'None' }).pricing).toMatchObject({ estimatedShipping: 0, totalDiscountsByType: told })
  })

  it('with a gift: its line is 0 in every price [ITEM-04]', () => {
    const gift = offer({ code: null, name: 'Mini balm', effect: { kind: 'gift', offerId: 'MINI' } })
    const mini = lipstickLine({ id: 'mini', offerId: 'MINI', origin: 'discount', giftOffer: 'Mini balm' })
    const priced = priceBasket(pricingInput({ lines: [lipstickLine(), mini], offers: [gift] }))
    expect(priced.pricing).toMatchObject({ totalProductPriceByTier: { typical: 2600, member: 1350 }, totalPrice: { gross: 2600 } })
    expect(priced.pricing.totalDiscountsByType).toEqual([{ type: 'gift', code: null, name: 'Mini balm', value: 2600 }])
    expect(priced.lines[1]).toEqual({ id: 'mini', typical: 0, member: 0, charged: 0, afterDiscounts: 0 })
  })

  it('leaves out what is out of stock', () => {
    const gone = serumLine({ inStock: false })
    expect(priceBasket(pricingInput({ lines: [lipstickLine(), gone] })).pricing).toMatchObject({
      totalProductPriceByTier: { typical: 2600, member: 1350 },
      totalPrice: { gross: 2600 },
    })
  })

  it('takes discounts off the products only down to nothing', () => {
    const huge = offer({ code: null, effect: { kind: 'fixed', amount: 999_999 } })
    expect(priceBasket(pricingInput({ lines, offers: [huge] })).pricing).toMatchObject({
      totalPrice: { gross: 5900 },
      subTotal: { tax: 0 },
    })
  })

  it('follows other terms than the store has', () => {
    const terms = { ...storeTerms('en-US'), tax: { mode: 'added', basisPoints: 0 } as const }
    expect(priceBasket(pricingInput({ locale: 'en-US', terms })).pricing).toMatchObject({
      subTotal: { tax: 0 },
      totalPrice: { gross: 3095 },
    })
  })

  it('free delivery goes by what the products cost before discounts', () => {
    const half = offer({ code: null, effect: { kind: 'percentage', basisPoints: 5000 } })
    expect(priceBasket(pricingInput({ offers: [half] })).pricing).toMatchObject({ shipping: { gross: 0 }, totalPrice: { gross: 1300 } })
  })

  it('tells the discounts that count and those that were refused apart [PROMO-02, PROMO-06]', () => {
    const priced = priceBasket(pricingInput({ offers: [offer()], typedCodes: ['HELLO20', 'NOPE'] }))
    expect(priced.includedDiscounts).toMatchObject([{ code: 'HELLO20', state: 'Accepted', value: 520 }])
    expect(priced.rejectedDiscounts).toMatchObject([{ code: 'NOPE', state: 'RejectedUnknownCode', value: 0 }])
  })
})
