import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PricingLine, type PricingLineId, pricingLines, type SummaryOptions, type SummarySource } from './pricing-lines.ts'

const numRuns = Math.ceil(Number(process.env['GENERATED_BASKETS'] ?? 10_000) / 2)
const money = fc.oneof(fc.constant(0), fc.nat({ max: 1e7 }))
const code = fc.option(fc.constantFrom('HELLO20', 'FIVER', ''))
const type = fc.constantFrom(
  'percentage',
  'fixed',
  'referral',
  'membership',
  'Membership',
  'shipping',
  'freeShipping',
  'gift',
  'WELCOME_GIFT',
)

/**
 * Any answer that satisfies the contract: `totalPrice.gross` is the products in the tier, with tax (US), less all discounts except those of delivery and
 * gifts, plus memberships and delivery; a virtual-only or empty basket has no delivery; while no method is chosen delivery is estimated.
 */
const answers: fc.Arbitrary<{ update: SummarySource; options: SummaryOptions }> = fc
  .record({
    locale: fc.constantFrom('en-GB', 'en-US'),
    hasMembership: fc.boolean(),
    source: fc.constantFrom(undefined, 'HCL' as const),
    priceTier: fc.constantFrom('member', 'typical'),
    typical: money,
    member: money,
    tax: money,
    net: money,
    deliveryTax: money,
    fee: money,
    totalDiscountsByType: fc.array(fc.record({ type, code, value: money }), { maxLength: 5 }),
    basket: fc.constantFrom('posted', 'posted', 'virtual', 'empty'),
    deliveryMethod: fc.constantFrom('None', 'Standard', 'Express'),
  })
  .map((given) => {
    const hasDelivery = given.basket === 'posted'
    const isOpen = given.deliveryMethod === 'None'
    const isCharged = hasDelivery && !isOpen
    const shipping = isCharged
      ? { net: given.net, gross: given.net + given.deliveryTax, tax: given.deliveryTax }
      : { net: 0, gross: 0, tax: 0 }
    const counted = given.totalDiscountsByType.filter(({ type }) => !/shipping|gift/i.test(type))
    const subtotal = given.priceTier === 'member' ? given.member : given.typical
    const off = counted.reduce((sum, { value }) => sum + value, 0)
    const pricing = {
      priceTier: given.priceTier,
      totalProductPriceByTier: { typical: given.typical, member: given.member },
      totalPrice: { gross: subtotal + (given.locale === 'en-US' ? given.tax : 0) - off + given.fee + shipping.gross },
      subTotal: { tax: given.tax },
      estimatedShipping: hasDelivery && isOpen ? given.net : 0,
      shipping,
      totalDiscountsByType: given.totalDiscountsByType,
      totalMembershipPrice: given.fee,
    }
    return {
      update: {
        pricing,
        isEmpty: given.basket === 'empty',
        hasOnlyVirtualProducts: given.basket === 'virtual',
        deliveryMethod: given.deliveryMethod,
      },
      options: { locale: given.locale, hasMembership: given.hasMembership, ...(given.source ? { source: given.source } : {}) },
    }
  })

const order: readonly PricingLineId[] = [
  'typicalRetailPrice',
  'memberSavings',
  'subtotal',
  'salesTax',
  'promoCode',
  'discount',
  'delivery',
  'shippingTax',
  'membershipFee',
  'membershipDiscount',
  'total',
]

function always(property: (lines: readonly PricingLine[], update: SummarySource, options: SummaryOptions) => void): void {
  fc.assert(
    fc.property(answers, ({ update, options }) => property(pricingLines(update, options), update, options)),
    { numRuns },
  )
}

const amountOf = (lines: readonly PricingLine[], id: PricingLineId) => lines.find((line) => line.id === id)?.amount ?? 0

describe('whatever the answer says', { timeout: 600_000 }, () => {
  it('the lines from the subtotal on sum to the total', () => {
    always((lines, { hasOnlyVirtualProducts }, { source }) => {
      // The only summary that hides lines.
      if (source === 'HCL' && hasOnlyVirtualProducts) return
      const counted = lines.filter(({ id }) => id !== 'typicalRetailPrice' && id !== 'memberSavings' && id !== 'total')
      expect(counted.reduce((sum, { amount }) => sum + amount, 0)).toBe(amountOf(lines, 'total'))
    })
  })

  it('the typical retail price less the savings is the subtotal, where both show', () => {
    always((lines) => {
      const shown = new Set(lines.map(({ id }) => id))
      if (!shown.has('typicalRetailPrice') || !shown.has('memberSavings')) return
      expect(amountOf(lines, 'typicalRetailPrice') + amountOf(lines, 'memberSavings')).toBe(amountOf(lines, 'subtotal'))
    })
  })

  it('lines stand in the agreed order, each at most once, the total last [SUMMARY-10, SUMMARY-11]', () => {
    always((lines) => {
      const shown = lines.map(({ id }) => id)
      expect(shown).toEqual(order.filter((id) => shown.includes(id)))
      expect(shown.at(-1)).toBe('total')
    })
  })

  it('the UK shows no tax lines [SUMMARY-04, SUMMARY-07]', () => {
    always((_, update, options) => {
      const shown = pricingLines(update, { ...options, locale: 'en-GB' }).map(({ id }) => id)
      expect(shown).not.toContain('salesTax')
      expect(shown).not.toContain('shippingTax')
    })
  })

  it('discounts of delivery and gifts change nothing [SUMMARY-18, SUMMARY-19]', () => {
    always((lines, update, options) => {
      const totalDiscountsByType = update.pricing.totalDiscountsByType.filter(({ type }) => !/shipping|gift/i.test(type))
      expect(pricingLines({ ...update, pricing: { ...update.pricing, totalDiscountsByType } }, options)).toEqual(lines)
    })
  })

  it('every amount is a whole number of minor units [MONEY-01]', () => {
    always((lines) => {
      for (const { amount } of lines) expect(Number.isSafeInteger(amount) && !Object.is(amount, -0)).toBe(true)
    })
  })
})
