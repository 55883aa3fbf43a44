import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryPrice } from '../orders/shipping.ts'
import { storeTerms } from '../store-terms.ts'
import { baskets, runs } from '../testing/arbitrary-baskets.ts'
import { annualMembershipLine, guest, lipstickLine } from '../testing/lines.ts'
import { sumOfSummaryLines, totalOfSummary } from '../testing/summary-by-the-book.ts'
import type { PriceableLine } from './basket-line.ts'
import { type PricedBasket, type PricingInput, priceBasket } from './basket-pricing.ts'
import { addLines, editLine, removeLines } from './lines-change.ts'

/** Checks a property on generated baskets. Failures print the seed and the smallest failing basket. */
function always(share: number, property: (input: PricingInput, priced: PricedBasket) => void): void {
  fc.assert(
    fc.property(baskets, (input) => property(input, priceBasket(input))),
    { numRuns: runs(share) },
  )
}

const charged = (line: PriceableLine) => line.inStock && line.origin === 'user'
const priceOf = (input: PricingInput, lines: readonly PriceableLine[]) => priceBasket({ ...input, lines }).pricing
const reference = ({ id, type, offerId, name }: PriceableLine) => ({ id, type, offerId, name })

/** Every number in a value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** Deep-freezes a value, so that a rule that mutates its input throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

describe('whatever is in the bag', { timeout: 600_000 }, () => {
  it('the lines that a summary shows sum to its total', () => {
    always(1, ({ locale, lines, deliveryMethod }, { pricing, hasOnlyVirtualProducts }) => {
      const hasDelivery = lines.length > 0 && !hasOnlyVirtualProducts
      expect(sumOfSummaryLines(pricing, locale, deliveryMethod, hasDelivery)).toBe(totalOfSummary(pricing, deliveryMethod, hasDelivery))
    })
  })

  it('every amount is a whole number of minor units, and none is negative [MONEY-01]', () => {
    always(0.2, (_, priced) => {
      for (const amount of numbersIn(priced)) expect(Number.isSafeInteger(amount) && amount >= 0 && !Object.is(amount, -0)).toBe(true)
    })
  })

  it('a line after discounts costs no less than nothing and no more than before', () => {
    always(0.2, (_, { lines }) => {
      for (const { charged, afterDiscounts } of lines) expect(afterDiscounts >= 0 && afterDiscounts <= charged).toBe(true)
    })
  })

  it('what comes off the lines is what the discounts say, to the unit', () => {
    always(0.2, (_, { lines, pricing, includedDiscounts }) => {
      const off = lines.reduce((total, { charged, afterDiscounts }) => total + charged - afterDiscounts, 0)
      const told = pricing.totalDiscountsByType.filter(({ type }) => type !== 'shipping' && type !== 'gift')
      expect(told.reduce((total, { value }) => total + value, 0)).toBe(off)
      const values = (all: readonly { value: number }[]) => all.reduce((total, { value }) => total + value, 0)
      expect(values(includedDiscounts)).toBe(values(pricing.totalDiscountsByType))
    })
  })

  it('charged lines make the subtotal and the membership fee', () => {
    always(0.1, (input, { lines, pricing }) => {
      const total = lines.reduce((sum, line) => sum + line.charged, 0)
      expect(pricing.totalProductPriceByTier[pricing.priceTier] + pricing.totalMembershipPrice).toBe(total)
      const byHand = input.lines.filter(charged).reduce((sum, line) => sum + line.unit[pricing.priceTier] * line.quantity, 0)
      expect(total).toBe(byHand)
    })
  })

  it('tax is rounded once: within half a unit of the exact tax on what the products cost after discounts', () => {
    always(0.2, ({ locale, lines }, { lines: priced, pricing }) => {
      const left = priced.reduce((sum, { afterDiscounts }, index) => sum + (lines[index]?.type === 'product' ? afterDiscounts : 0), 0)
      const { mode, basisPoints } = storeTerms(locale).tax
      const divisor = mode === 'added' ? 10_000 : 10_000 + basisPoints
      const distance = BigInt(pricing.subTotal.tax) * BigInt(divisor) - BigInt(left) * BigInt(basisPoints)
      expect(2n * (distance < 0n ? -distance : distance) <= BigInt(divisor)).toBe(true)
      expect(pricing.shipping.net + pricing.shipping.tax).toBe(pricing.shipping.gross)
    })
  })

  it('in the UK tax moves no price', () => {
    always(0.1, (input, { pricing }) => {
      const terms = { ...storeTerms('en-GB'), tax: { mode: 'contained', basisPoints: 0 } as const }
      const untaxed = priceBasket({ ...input, locale: 'en-GB', terms }).pricing
      const taxed = priceBasket({ ...input, locale: 'en-GB' }).pricing
      expect(taxed.totalPrice).toEqual(untaxed.totalPrice)
      expect(taxed.shipping.gross).toBe(untaxed.shipping.gross)
      expect(pricing.currency).toBe(input.locale === 'en-GB' ? 'GBP' : 'USD')
    })
  })

  it('an offer never makes the order dearer', () => {
    always(0.1, (input, { pricing }) => {
      const without = priceBasket({ ...input, offers: [], typedCodes: [] }).pricing
      expect(pricing.totalPrice.gross).toBeLessThanOrEqual(without.totalPrice.gross)
      expect(pricing.estimatedShipping).toBeLessThanOrEqual(without.estimatedShipping)
    })
  })

  it('discounts of delivery and gifts move nothing but the delivery', () => {
    always(0.1, (input) => {
      const aside = input.offers.filter(({ effect }) => effect.kind !== 'shipping' && effect.kind !== 'gift')
      const all = { ...input, typedCodes: [], offers: input.offers.map((offer) => ({ ...offer, code: null })) }
      const some = { ...input, typedCodes: [], offers: aside.map((offer) => ({ ...offer, code: null })) }
      const [withThem, without] = [priceBasket(all).pricing, priceBasket(some).pricing]
      expect(withThem.subTotal).toEqual(without.subTotal)
      expect(withThem.totalPrice.gross - withThem.shipping.gross).toBe(without.totalPrice.gross - without.shipping.gross)
    })
  })

  it('delivery is what its terms say less its discounts, and either charged or estimated', () => {
    always(0.1, ({ locale, lines, deliveryMethod }, { pricing, spend }) => {
      const price = deliveryPrice(lines, spend, deliveryMethod, storeTerms(locale))
      const off = pricing.totalDiscountsByType.filter(({ type }) => type === 'shipping').reduce((sum, { value }) => sum + value, 0)
      const shown = locale === 'en-US' ? pricing.shipping.net : pricing.shipping.gross
      expect(deliveryMethod === 'None' ? [shown, pricing.estimatedShipping] : [pricing.estimatedShipping, shown]).toEqual([0, price - off])
    })
  })

  it('pricing changes nothing that it was given, and answers the same twice', () => {
    always(0.05, (input, priced) => {
      expect(priceBasket(frozen(input))).toEqual(priced)
    })
  })
})

describe('whatever happens to the bag', { timeout: 600_000 }, () => {
  const added = lipstickLine({ id: 'added', offerId: 'ADDED', unit: { typical: 2600, member: 1350 } })

  it('removing what was added restores the price', () => {
    always(0.1, (input, { pricing }) => {
      const more = addLines(input.lines, [{ line: added }], guest).lines
      expect(more).toHaveLength(input.lines.length + 1)
      expect(priceOf(input, removeLines(more, [reference(added)]).lines)).toEqual(pricing)
      expect(priceOf(input, editLine(more, reference(added), 0).lines)).toEqual(pricing)
    })
  })

  it('taking back a higher quantity restores the price', () => {
    always(0.1, (input) => {
      const lines = [...input.lines, added]
      const more = addLines(lines, [{ line: { ...added, id: 'again', quantity: 3 } }], guest).lines
      expect(more.at(-1)?.quantity).toBe(4)
      expect(priceOf(input, editLine(more, reference(added), 1).lines)).toEqual(priceOf(input, lines))
    })
  })

  it('taking a membership back restores the price', () => {
    always(0.1, (input) => {
      const lines = input.lines.filter(({ type }) => type !== 'membership')
      const plan = annualMembershipLine({ id: 'plan' })
      const joined = addLines(lines, [{ line: plan }], guest).lines
      expect(priceOf(input, joined).priceTier).toBe('member')
      expect(priceOf(input, removeLines(joined, [reference(plan)]).lines)).toEqual(priceOf(input, lines))
    })
  })

  it('joining and changing a quantity cost the same in either order', () => {
    always(0.1, (input) => {
      const lines = [...input.lines.filter(({ type }) => type !== 'membership'), added]
      const join = (before: readonly PriceableLine[]) => addLines(before, [{ line: annualMembershipLine({ id: 'plan' }) }], guest).lines
      const change = (before: readonly PriceableLine[]) => editLine(before, reference(added), 7).lines
      expect(priceOf(input, change(join(lines)))).toEqual(priceOf(input, join(change(lines))))
    })
  })

  it('the order of the lines does not matter', () => {
    fc.assert(
      fc.property(
        baskets.chain((input) => fc.tuple(fc.constant(input), fc.shuffledSubarray([...input.lines], { minLength: input.lines.length }))),
        ([input, shuffled]) => {
          expect(priceOf(input, shuffled)).toEqual(priceBasket(input).pricing)
        },
      ),
      { numRuns: runs(0.1) },
    )
  })

  it('the order of additions does not matter, nor whether they come at once', () => {
    const additions = baskets.map((input) => input.lines.filter(({ origin }) => origin === 'user').map((line) => ({ line })))
    fc.assert(
      fc.property(
        baskets,
        additions.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        (input, [all, shuffled]) => {
          const atOnce = addLines([], all, guest).lines
          const oneByOne = shuffled.reduce<readonly PriceableLine[]>((basket, addition) => addLines(basket, [addition], guest).lines, [])
          expect(priceOf(input, oneByOne)).toEqual(priceOf(input, atOnce))
        },
      ),
      { numRuns: runs(0.1) },
    )
  })

  it('no way of adding or editing makes a gift membership more than one [BASKET-38]', () => {
    const change = fc.record({ add: fc.boolean(), quantity: fc.oneof(fc.integer({ min: -3, max: 9 }), fc.integer(), fc.double()) })
    const gift = annualMembershipLine({ id: 'gift', type: 'giftMembership', offerId: '5907' })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const lines = changes.reduce<readonly PriceableLine[]>(
          (basket, { add, quantity }) =>
            add ? addLines(basket, [{ line: { ...gift, quantity } }], guest).lines : editLine(basket, reference(gift), quantity).lines,
          [],
        )
        expect(lines.map(({ quantity }) => quantity)).toEqual(lines.length === 0 ? [] : [1])
      }),
      { numRuns: runs(0.1) },
    )
  })
})
