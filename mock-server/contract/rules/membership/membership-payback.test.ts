import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceBasket } from '../basket/basket-pricing.ts'
import { baskets, runs } from '../testing/arbitrary-baskets.ts'
import { annualMembershipLine, giftMembershipLine, lipstickLine, member, offer, pricingInput, serumLine } from '../testing/lines.ts'

const annual = annualMembershipLine({ unit: { typical: 4900, member: 4900 } })
const payback = (...args: Parameters<typeof pricingInput>) => priceBasket(pricingInput(...args)).pricing.membershipPayback

test('a lipstick that saves £12.50 pays for a membership of £49.00 in 4', () => {
  expect(payback({ lines: [lipstickLine(), annual] })).toEqual({ items: 4, isReached: false })
  expect(payback({ lines: [lipstickLine({ quantity: 3 }), annual] })).toEqual({ items: 4, isReached: false })
  expect(payback({ lines: [lipstickLine({ quantity: 4 }), annual] })).toEqual({ items: 4, isReached: true })
})

test('one that costs exactly what the bag saves is paid for', () => {
  const cheap = annualMembershipLine({ unit: { typical: 1250, member: 1250 } })
  expect(payback({ lines: [lipstickLine(), cheap] })).toEqual({ items: 1, isReached: true })
})

test('items of several prices count at their average saving', () => {
  // 1250 + 2 × 2300 over three items
  expect(payback({ lines: [lipstickLine(), serumLine(), annual] })).toEqual({ items: 3, isReached: true })
})

test('what is left of the membership after its discounts is to be paid back', () => {
  const half = offer({ code: null, effect: { kind: 'membership', basisPoints: 5000, membershipIds: null } })
  expect(payback({ lines: [lipstickLine(), annual], offers: [half] })).toEqual({ items: 2, isReached: false })
})

test.each([
  ['there is no membership', { lines: [lipstickLine()] }],
  ['the membership is for somebody else', { lines: [lipstickLine(), giftMembershipLine()] }],
  ['the shopper is a member without it', { lines: [lipstickLine(), annual], shopper: member }],
  ['it costs nothing', { lines: [lipstickLine(), annualMembershipLine({ unit: { typical: 0, member: 0 } })] }],
  ['there is nothing but the membership', { lines: [annual] }],
  ['it saves nothing', { lines: [lipstickLine({ unit: { typical: 1350, member: 1350 } }), annual] }],
  ['it would take more than 99 items', { lines: [lipstickLine({ unit: { typical: 1399, member: 1350 } }), annual] }],
])('nothing is said of payback where %s', (_why, input) => {
  expect(payback(input)).toBeNull()
})

test('what is sold out, given or free is not counted', () => {
  const extras = [
    serumLine({ inStock: false }),
    lipstickLine({ id: 'gift', origin: 'discount', giftOffer: 'gift offer' }),
    lipstickLine({ id: 'top-up', isVirtual: true, unit: { typical: 0, member: 0 } }),
  ]
  expect(payback({ lines: [lipstickLine(), ...extras, annual] })).toEqual({ items: 4, isReached: false })
})

test('whatever is in the bag, it is the least number of items that saves the cost, and is reached when the products alone save it', () => {
  fc.assert(
    fc.property(baskets, (input) => {
      const { pricing, lines } = priceBasket(input)
      if (!pricing.membershipPayback) return
      const { items, isReached } = pricing.membershipPayback
      const of = (isWanted: (line: (typeof input.lines)[number]) => boolean) =>
        lines.filter((_, at) => input.lines.slice(at, at + 1).some(isWanted))
      const [own] = of(({ type }) => type === 'membership')
      const count = input.lines
        .filter(({ type, inStock, origin, unit }) => type === 'product' && inStock && origin === 'user' && unit.typical > 0)
        .reduce((total, { quantity }) => total + quantity, 0)
      const saved = BigInt(pricing.totalProductPriceByTier.typical - pricing.totalProductPriceByTier.member)
      const toSave = BigInt(own?.afterDiscounts ?? 0) * BigInt(count)
      expect(BigInt(items) * saved >= toSave && BigInt(items - 1) * saved < toSave).toBe(true)
      expect(isReached).toBe(items <= count)
    }),
    { numRuns: runs(0.2) },
  )
})

test('more of the same changes when it is reached, not after how many', () => {
  fc.assert(
    fc.property(
      fc.record({
        typical: fc.integer({ min: 1, max: 20_000 }),
        share: fc.nat({ max: 99 }),
        fee: fc.integer({ min: 1, max: 10_000 }),
        times: fc.integer({ min: 1, max: 9 }),
      }),
      ({ typical, share, fee, times }) => {
        const line = lipstickLine({ unit: { typical, member: Math.floor((typical * share) / 100) } })
        const membership = annualMembershipLine({ unit: { typical: fee, member: fee } })
        const one = payback({ lines: [line, membership] })
        if (!one) return
        const withQuantity = (quantity: number) => payback({ lines: [{ ...line, quantity }, membership] })
        expect(withQuantity(line.quantity * times)).toEqual({ items: one.items, isReached: one.items <= times })
        expect(withQuantity(one.items)).toEqual({ items: one.items, isReached: true })
      },
    ),
  )
})
