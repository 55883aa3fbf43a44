import { describe, expect, it } from 'vitest'
import { summaryLabels } from '#app/messages/basket/summary.ts'
import { type PricingLineId, pricingLines, type SummaryDiscount, type SummaryOptions, type SummarySource } from './pricing-lines.ts'

type Changes = Partial<SummarySource['pricing']> & Partial<Omit<SummarySource, 'pricing'>>

/** A member's UK basket by default: products of £110.00 or £51.50, chosen delivery of £3.95, nothing else. */
function update({ isEmpty = false, hasOnlyVirtualProducts = false, deliveryMethod = 'Standard', ...pricing }: Changes = {}): SummarySource {
  return {
    isEmpty,
    hasOnlyVirtualProducts,
    deliveryMethod,
    pricing: {
      priceTier: 'member',
      totalProductPriceByTier: { typical: 11_000, member: 5150 },
      totalPrice: { gross: 5545 },
      subTotal: { tax: 0 },
      estimatedShipping: 0,
      shipping: { net: 329, gross: 395, tax: 66 },
      totalDiscountsByType: [],
      totalMembershipPrice: 0,
      ...pricing,
    },
  }
}

const uk: SummaryOptions = { locale: 'en-GB', hasMembership: true }
const us: SummaryOptions = { locale: 'en-US', hasMembership: true }
const ids = (changes: Changes, options = uk) => pricingLines(update(changes), options).map(({ id }) => id)
const lineOf = (id: PricingLineId, changes: Changes, options = uk) => pricingLines(update(changes), options).find((line) => line.id === id)
const discount = (type: string, value: number, code: string | null = null): SummaryDiscount => ({ type, value, code })

describe('the summary of a basket', () => {
  it('shows its lines in the agreed order, and the total last [SUMMARY-10, SUMMARY-11]', () => {
    const everything = update({
      subTotal: { tax: 340 },
      totalMembershipPrice: 5900,
      totalDiscountsByType: [discount('membership', 900), discount('fixed', 100), discount('percentage', 1030, 'HELLO20')],
    })
    expect(pricingLines(everything, us).map(({ id, label }) => [id, label])).toEqual([
      ['typicalRetailPrice', 'Typical retail price'],
      ['memberSavings', 'Member savings'],
      ['subtotal', 'Subtotal'],
      ['salesTax', 'Sales Tax'],
      ['promoCode', 'Promo Code HELLO20'],
      ['discount', 'Discount'],
      ['delivery', 'Delivery'],
      ['shippingTax', 'Shipping Tax'],
      ['membershipFee', 'Membership fee'],
      ['membershipDiscount', 'Membership discount'],
      ['total', 'Your bag total'],
    ])
  })

  it('tells deductions as negative amounts, and what is not part of the sum apart', () => {
    const lines = pricingLines(
      update({ totalMembershipPrice: 5900, totalDiscountsByType: [discount('percentage', 1030), discount('membership', 900)] }),
      uk,
    )
    expect(lines.map(({ id, amount, tone }) => [id, amount, tone])).toEqual([
      ['typicalRetailPrice', 11_000, 'worth'],
      ['memberSavings', -5850, 'saving'],
      ['subtotal', 5150, 'plain'],
      ['discount', -1030, 'saving'],
      ['delivery', 395, 'plain'],
      ['membershipFee', 5900, 'plain'],
      ['membershipDiscount', -900, 'saving'],
      ['total', 5545, 'total'],
    ])
  })

  it('speaks the words it is given', () => {
    const labels = { ...summaryLabels, subtotal: 'Sous-total', promoCode: 'Code {codes} !' }
    const lines = pricingLines(update({ totalDiscountsByType: [discount('fixed', 1, 'A$&B')] }), { ...uk, labels })
    expect(lines.map(({ label }) => label)).toEqual([
      'Typical retail price',
      'Member savings',
      'Sous-total',
      'Code A$&B !',
      'Delivery',
      'Your bag total',
    ])
  })
})

describe('line 1, the typical retail price', () => {
  it.each([
    ['shows in the member tier', {}, true],
    ['hides in another tier', { priceTier: 'typical' }, false],
    ['hides when the basket is virtual only', { hasOnlyVirtualProducts: true }, false],
  ])('%s [SUMMARY-01]', (_, changes, shows) => {
    expect(ids(changes).includes('typicalRetailPrice')).toBe(shows)
  })

  it('is the products at the Typical Price [SUMMARY-01]', () => {
    expect(lineOf('typicalRetailPrice', {})?.amount).toBe(11_000)
  })
})

describe('line 2, what membership saves', () => {
  it('is typical less member [SUMMARY-02]', () => {
    expect(lineOf('memberSavings', {})?.amount).toBe(-5850)
  })

  it.each([
    ['hides in another tier', { priceTier: 'typical' }, false],
    ['hides when nothing is saved', { totalProductPriceByTier: { typical: 5150, member: 5150 } }, false],
    ['hides when members pay more', { totalProductPriceByTier: { typical: 5150, member: 5151 } }, false],
    ['shows when a penny is saved', { totalProductPriceByTier: { typical: 5151, member: 5150 } }, true],
    ['shows for a virtual-only basket', { hasOnlyVirtualProducts: true }, true],
  ])('%s [SUMMARY-02]', (_, changes, shows) => {
    expect(ids(changes).includes('memberSavings')).toBe(shows)
  })

  it.each([
    ['hides for a virtual-only basket when the source is HCL', { hasOnlyVirtualProducts: true }, { source: 'HCL' }, false],
    ['shows for any other basket when the source is HCL', {}, { source: 'HCL' }, true],
    ['shows for a virtual-only basket from elsewhere', { hasOnlyVirtualProducts: true }, {}, true],
  ] as const)('%s [SUMMARY-22]', (_, changes, source, shows) => {
    expect(ids(changes, { ...uk, ...source }).includes('memberSavings')).toBe(shows)
  })
})

describe('line 3, the subtotal', () => {
  it.each([
    ['member', 5150],
    ['typical', 11_000],
    ['guest', 11_000],
  ])('in the %s tier is %d [SUMMARY-03]', (priceTier, amount) => {
    expect(lineOf('subtotal', { priceTier })?.amount).toBe(amount)
  })

  it('shows even when there is nothing to pay [SUMMARY-03]', () => {
    expect(lineOf('subtotal', { isEmpty: true, totalProductPriceByTier: { typical: 0, member: 0 } })?.amount).toBe(0)
  })
})

describe('line 4, sales tax', () => {
  it.each([
    ['shows in the US', us, 340, true],
    ['shows in the US from the first cent', us, 1, true],
    ['hides in the US when there is none', us, 0, false],
    ['hides in the UK, whatever there is', uk, 340, false],
  ])('%s [SUMMARY-04]', (_, options, tax, shows) => {
    expect(lineOf('salesTax', { subTotal: { tax } }, options)?.amount).toBe(shows ? tax : undefined)
  })
})

describe('line 5, discounts', () => {
  const shown = (totalDiscountsByType: readonly SummaryDiscount[]) =>
    pricingLines(update({ totalDiscountsByType }), uk)
      .filter(({ id }) => id === 'promoCode' || id === 'discount')
      .map(({ label, amount }) => [label, amount])

  it('do not show when there are none [SUMMARY-05]', () => {
    expect(shown([])).toEqual([])
  })

  it('show when there are any [SUMMARY-05]', () => {
    expect(shown([discount('percentage', 0)])).toEqual([['Discount', 0]])
  })

  it.each(['shipping', 'Shipping', 'freeShippingPromo'])("of type '%s' are left out [SUMMARY-18]", (type) => {
    expect(shown([discount(type, 395), discount(type, 395, 'FREESHIP'), discount('fixed', 100)])).toEqual([['Discount', -100]])
  })

  it.each(['gift', 'GIFT', 'welcome_gift'])("of type '%s' are left out [SUMMARY-19]", (type) => {
    expect(shown([discount(type, 900), discount(type, 900, 'GIFT'), discount('fixed', 100)])).toEqual([['Discount', -100]])
  })

  it('with codes merge into one line that names each code once [SUMMARY-20]', () => {
    const coded = [discount('percentage', 1030, 'HELLO20'), discount('fixed', 500, 'FIVER'), discount('fixed', 1, 'HELLO20')]
    expect(shown(coded)).toEqual([['Promo Code HELLO20, FIVER', -1531]])
  })

  it('without a code merge into one line, whatever their types and how many [SUMMARY-21]', () => {
    const types = ['fixed', 'fixed', 'percentage', 'referral', 'member']
    expect(shown(types.map((type, at) => discount(type, 10 ** at)))).toEqual([['Discount', -11_111]])
  })

  it('without a code stand below those with one, and are not counted with them [SUMMARY-21]', () => {
    const mixed = [discount('fixed', 100), discount('percentage', 1030, 'HELLO20'), discount('referral', 1000), discount('fixed', 7, '')]
    expect(shown(mixed)).toEqual([
      ['Promo Code HELLO20', -1030],
      ['Discount', -1107],
    ])
  })

  it('on memberships are not among them [SUMMARY-09]', () => {
    expect(shown([discount('membership', 5900), discount('Membership', 5900, 'FREEYEAR')])).toEqual([])
  })
})

describe('line 6, delivery', () => {
  it('is net in the US [SUMMARY-12]', () => {
    expect(lineOf('delivery', {}, us)).toMatchObject({ label: 'Delivery', amount: 329 })
  })

  it('is gross in the UK [SUMMARY-13]', () => {
    expect(lineOf('delivery', {})).toMatchObject({ label: 'Delivery', amount: 395 })
  })

  it.each([uk, us])('is estimated while no method is chosen, in $locale [SUMMARY-14, SUMMARY-15]', (options) => {
    const line = lineOf('delivery', { deliveryMethod: 'None', estimatedShipping: 495 }, options)
    expect(line).toMatchObject({ label: 'Estimated delivery', amount: 495 })
  })

  it.each([
    ['shows for a basket with something to post', {}, true],
    ['shows when it is free', { shipping: { net: 0, gross: 0, tax: 0 } }, true],
    ['hides for a virtual-only basket', { hasOnlyVirtualProducts: true }, false],
    ['hides for an empty basket', { isEmpty: true }, false],
    ['hides for an empty basket while no method is chosen', { isEmpty: true, deliveryMethod: 'None' }, false],
  ] as const)('%s [SUMMARY-06]', (_, changes, shows) => {
    expect(ids(changes).includes('delivery')).toBe(shows)
  })
})

describe('line 7, tax on delivery', () => {
  it.each([
    ['shows in the US', us, 66, true],
    ['shows in the US from the first cent', us, 1, true],
    ['hides in the US when there is none', us, 0, false],
    ['hides in the UK, whatever there is', uk, 66, false],
  ])('%s [SUMMARY-07]', (_, options, tax, shows) => {
    expect(lineOf('shippingTax', { shipping: { net: 329, gross: 395, tax } }, options)?.amount).toBe(shows ? tax : undefined)
  })
})

describe('lines 8 and 9, memberships', () => {
  it.each([
    [5900, true],
    [1, true],
    [0, false],
  ])('a fee of %d shows: %s [SUMMARY-08]', (totalMembershipPrice, shows) => {
    expect(lineOf('membershipFee', { totalMembershipPrice })?.amount).toBe(shows ? totalMembershipPrice : undefined)
  })

  it('what is taken off the fee shows on a line of its own [SUMMARY-09]', () => {
    const totalDiscountsByType = [discount('membership', 5900), discount('Membership', 100, 'FREEYEAR'), discount('fixed', 100)]
    expect(lineOf('membershipDiscount', { totalMembershipPrice: 6000, totalDiscountsByType })).toMatchObject({
      label: 'Membership discount',
      amount: -6000,
    })
    expect(ids({ totalMembershipPrice: 5900 })).not.toContain('membershipDiscount')
  })

  it.each([
    ['hides for a virtual-only basket when the source is HCL', { hasOnlyVirtualProducts: true }, { source: 'HCL' }, false],
    ['shows for any other basket when the source is HCL', {}, { source: 'HCL' }, true],
    ['shows for a virtual-only basket from elsewhere', { hasOnlyVirtualProducts: true }, {}, true],
  ] as const)('the fee %s; what is taken off memberships always shows [SUMMARY-09, SUMMARY-23]', (_, changes, source, shows) => {
    const shown = ids(
      { ...changes, totalMembershipPrice: 5900, totalDiscountsByType: [discount('membership', 5900)] },
      { ...uk, ...source },
    )
    expect([shown.includes('membershipFee'), shown.includes('membershipDiscount')]).toEqual([shows, true])
  })
})

describe('line 10, the total', () => {
  const open = { deliveryMethod: 'None', estimatedShipping: 395, totalPrice: { gross: 5150 } } as const

  it('has the estimate in it while no method is chosen [SUMMARY-16]', () => {
    expect(lineOf('total', open)?.amount).toBe(5545)
  })

  it.each([
    ['a chosen method', { ...open, deliveryMethod: 'Standard' }],
    ['a virtual-only basket', { ...open, hasOnlyVirtualProducts: true }],
    ['an empty basket', { ...open, isEmpty: true }],
  ] as const)('is the gross for %s [SUMMARY-17]', (_, changes) => {
    expect(lineOf('total', changes)?.amount).toBe(5150)
  })

  it("is 'Your total including shipping' for a non-member without a membership in the basket [SBASKET-15]", () => {
    expect(lineOf('total', {}, { ...uk, hasMembership: false })?.label).toBe('Your total including shipping')
  })

  it("is 'Your bag total' for everyone else [SBASKET-16]", () => {
    expect(lineOf('total', {}, uk)?.label).toBe('Your bag total')
  })
})
