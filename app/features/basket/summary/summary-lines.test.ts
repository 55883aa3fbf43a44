import { describe, expect, it } from 'vitest'
import { carrierOf, type StickySource, stickyLines } from './summary-lines.ts'

type Changes = Partial<StickySource['pricing']> & Partial<Omit<StickySource, 'pricing' | 'items'>>

/** A member's basket of £110.00 (£51.50 for members) with every line of the summary. */
function update({
  hasOnlyVirtualProducts = false,
  deliveryMethod = 'Standard',
  deliveryMethodName = 'By owl',
  ...pricing
}: Changes = {}): StickySource {
  return {
    hasOnlyVirtualProducts,
    deliveryMethod,
    deliveryMethodName,
    items: ['a line'],
    pricing: {
      priceTier: 'member',
      totalProductPriceByTier: { typical: 11_000, member: 5150 },
      totalPrice: { gross: 10_020 },
      subTotal: { tax: 340 },
      estimatedShipping: 395,
      shipping: { net: 329, gross: 395, tax: 66 },
      totalDiscountsByType: [{ type: 'fixed', code: null, name: 'Friday', value: 1030 }],
      totalMembershipPrice: 5900,
      totalMembershipDiscountedPrice: 5900,
      membershipPayback: null,
      currency: 'GBP',
      currencySymbol: '£',
      ...pricing,
    },
  }
}

const read = (changes: Changes, locale = 'en-US', hasMembership = true) =>
  stickyLines(update(changes), { locale, hasMembership }).map(({ label, value }) => `${label}: ${value}`)
const delivery = (changes: Changes) =>
  stickyLines(update(changes), { locale: 'en-GB', hasMembership: true }).find(({ id }) => id === 'delivery')

describe('the sticky summary', () => {
  it('labels its lines [SBASKET-01, SBASKET-02, SBASKET-04, SBASKET-09, SBASKET-11, SBASKET-12, SBASKET-13, SBASKET-14]', () => {
    expect(read({ currency: 'USD', currencySymbol: '$' })).toEqual([
      'Total value of product: $110.00',
      "Member's discount: −$58.50",
      'Subtotal: $51.50',
      'Sales Tax: $3.40',
      'Discounts: −$10.30',
      'Standard delivery: $3.29',
      'Shipping Tax: $0.66',
      'Membership fee: $59.00',
      'Your bag total: $100.20',
    ])
  })

  it("calls the total 'Your total including shipping' for whoever has no membership [SBASKET-06, SBASKET-15]", () => {
    expect(read({}, 'en-GB', false).at(-1)).toBe('Your total including shipping: £100.20')
  })

  it("calls it 'Your bag total' for everybody else [SBASKET-16]", () => {
    expect(read({}, 'en-GB', true).at(-1)).toBe('Your bag total: £100.20')
  })

  it('calls delivery by its method, and an estimate by that', () => {
    expect(delivery({ deliveryMethod: 'Standard' })?.label).toBe('Standard delivery')
    expect(delivery({ deliveryMethod: 'Express' })?.label).toBe('By owl')
    expect(delivery({ deliveryMethod: 'None' })?.label).toBe('Estimated delivery')
  })

  it("says 'Free' of delivery that costs nothing, chosen or estimated [SBASKET-10]", () => {
    expect(delivery({ shipping: { net: 0, gross: 0, tax: 0 } })?.value).toBe('Free')
    expect(delivery({ deliveryMethod: 'None', estimatedShipping: 0 })?.value).toBe('Free')
    expect(delivery({})?.value).toBe('£3.95')
  })

  it('says Pending... of what is not known yet, and a deduction with its minus [PRICEDISP-01]', () => {
    const lines = read({ totalProductPriceByTier: { typical: -1, member: -1 }, totalPrice: { gross: -1 } }, 'en-GB')
    expect(lines).toContain('Subtotal: Pending...')
    expect(lines.at(-1)).toBe('Your bag total: Pending...')
    expect(lines).toContain('Discounts: −£10.30')
  })

  it('marks what is taken off as a saving, and nothing else', () => {
    const lines = stickyLines(update(), { locale: 'en-GB', hasMembership: true })
    const savings = lines.filter(({ isSaving }) => isSaving).map(({ label }) => label)
    expect(savings).toEqual(lines.filter(({ value }) => value.startsWith('−')).map(({ label }) => label))
    expect(savings).toContain('Discounts')
  })

  it('has no delivery for an empty basket, whose total is an amount and not a gift', () => {
    const lines = stickyLines({ ...update({ totalPrice: { gross: 0 } }), items: [] }, { locale: 'en-GB', hasMembership: true })
    expect(lines.map(({ id }) => id)).not.toContain('delivery')
    expect(lines.at(-1)).toMatchObject({ id: 'total', value: '£0.00' })
  })
})

it.each([
  ['Express', 'Express delivery', 'delivery'],
  ['Express', 'By owl', 'By owl'],
  ['Express', 'Expressly yours', 'Expressly yours'],
  ['Standard', 'Express delivery', 'Express delivery'],
] as const)('what delivers by %s, called %s, is %s [SBASKET-08]', (deliveryMethod, deliveryMethodName, carrier) => {
  expect(carrierOf({ deliveryMethod, deliveryMethodName })).toBe(carrier)
})
