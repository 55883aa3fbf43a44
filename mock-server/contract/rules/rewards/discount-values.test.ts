import { describe, expect, it } from 'vitest'
import { annualMembershipLine, giftMembershipLine, lipstickLine, offer, serumLine } from '../testing/lines.ts'
import type { DiscountEffect, DiscountOffer } from './discount-offer.ts'
import { takeOff, toDiscounts, totalDiscountsByType } from './discount-values.ts'
import type { JudgedDiscount } from './discounts.ts'

const accepted = (effect: DiscountEffect, changes: Partial<DiscountOffer> = {}) => {
  const made = offer({ effect, ...changes })
  return { code: made.code, offer: made, state: 'Accepted' } satisfies JudgedDiscount
}
const charged = [
  { line: lipstickLine(), charged: 1350 },
  { line: serumLine(), charged: 3800 },
  { line: annualMembershipLine(), charged: 5900 },
]
const reckon = (judged: readonly JudgedDiscount[], lines = charged, delivery = 395) => {
  const off = takeOff(judged, lines, 'member', delivery)
  return { values: off.discounts.map(({ value }) => value), left: off.lines.map(({ left }) => left), delivery: off.deliveryLeft }
}
const percent = (basisPoints: number) => accepted({ kind: 'percentage', basisPoints })
const fixed = (amount: number) => accepted({ kind: 'fixed', amount })

describe('what a discount takes off', () => {
  it('a percentage: off the products, split over them, not off memberships', () => {
    expect(reckon([percent(2000)])).toEqual({ values: [1030], left: [1080, 3040, 5900], delivery: 395 })
  })

  it('an amount: off the products in proportion', () => {
    expect(reckon([fixed(1000)])).toEqual({ values: [1000], left: [1088, 3062, 5900], delivery: 395 })
  })

  it('an amount above the products: no more than they cost', () => {
    expect(reckon([fixed(999_999)])).toEqual({ values: [5150], left: [0, 0, 5900], delivery: 395 })
  })

  it('a referral credit: as an amount', () => {
    expect(reckon([accepted({ kind: 'referral', role: 'friend', amount: 1000, referralCode: 'IMO' })]).values).toEqual([1000])
  })

  it('percentages on the whole price, whatever their order', () => {
    expect(reckon([percent(2000), percent(1000)]).values).toEqual([1030, 515])
    expect(reckon([percent(1000), percent(2000)]).values).toEqual([515, 1030])
  })

  it('percentages of more than the whole: no more than there is', () => {
    expect(reckon([percent(6000), percent(6000)])).toEqual({ values: [3090, 2060], left: [0, 0, 5900], delivery: 395 })
  })

  it('an amount comes off what percentages leave, whichever was typed first', () => {
    expect(reckon([fixed(5000), percent(2000)]).values).toEqual([4120, 1030])
  })

  it('a referral credit comes off what codes leave', () => {
    const friend = accepted({ kind: 'referral', role: 'friend', amount: 1000, referralCode: 'IMO' })
    expect(reckon([friend, fixed(5000)]).values).toEqual([150, 5000])
  })

  it('the whole fee of a membership that it names', () => {
    const lines = [...charged, { line: giftMembershipLine(), charged: 5900 }]
    const free = accepted({ kind: 'membership', basisPoints: 10_000, membershipIds: ['5901'] })
    expect(reckon([free], lines)).toEqual({ values: [5900], left: [1350, 3800, 0, 5900], delivery: 395 })
  })

  it('half the fee of every membership', () => {
    const lines = [...charged, { line: giftMembershipLine(), charged: 5901 }]
    const half = accepted({ kind: 'membership', basisPoints: 5000, membershipIds: null })
    expect(reckon([half], lines)).toEqual({ values: [5901], left: [1350, 3800, 2950, 2950], delivery: 395 })
  })

  it('two membership offers take no more than the fee', () => {
    const most = accepted({ kind: 'membership', basisPoints: 8000, membershipIds: null })
    expect(reckon([most, most, { ...most }])).toMatchObject({ left: [1350, 3800, 0] })
  })

  it('a share of the delivery, and no more than it costs', () => {
    const half = accepted({ kind: 'shipping', basisPoints: 5000 })
    expect(reckon([half])).toEqual({ values: [198], left: [1350, 3800, 5900], delivery: 197 })
    expect(reckon([{ ...half }, { ...half }, { ...half }])).toMatchObject({ values: [198, 197, 0], delivery: 0 })
  })

  it('nothing for a gift: its worth in the tier is told', () => {
    const mini = lipstickLine({ id: 'mini', origin: 'discount', giftOffer: 'Mini balm', quantity: 2, unit: { typical: 900, member: 500 } })
    const lines = [...charged, { line: mini, charged: 0 }]
    const gift = accepted({ kind: 'gift', offerId: 'MINI' }, { name: 'Mini balm', code: null })
    expect(reckon([gift], lines)).toEqual({ values: [1000], left: [1350, 3800, 5900, 0], delivery: 395 })
  })

  it('nothing for a gift whose price is not known, or that is not in the bag', () => {
    const mini = lipstickLine({ id: 'mini', origin: 'discount', giftOffer: 'Mini balm', unit: { typical: -1, member: -1 } })
    const gift = accepted({ kind: 'gift', offerId: 'MINI' }, { name: 'Mini balm' })
    expect(reckon([gift], [{ line: mini, charged: 0 }]).values).toEqual([0])
    expect(reckon([gift]).values).toEqual([0])
  })

  it('nothing when it was refused', () => {
    const refused: JudgedDiscount = { ...percent(2000), state: 'RejectedExpired' }
    const unknown: JudgedDiscount = { code: 'NOPE', offer: null, state: 'RejectedUnknownCode' }
    expect(reckon([refused, unknown])).toEqual({ values: [0, 0], left: [1350, 3800, 5900], delivery: 395 })
  })

  it('nothing off nothing', () => {
    expect(reckon([percent(2000), fixed(1000)], [], 0)).toEqual({ values: [0, 0], left: [], delivery: 0 })
  })
})

describe('the discounts of the answer', () => {
  const friend = accepted(
    { kind: 'referral', role: 'friend', amount: 1000, referralCode: 'IMO' },
    { name: 'RAF friend credit', code: 'IMO' },
  )
  const unknown: JudgedDiscount = { code: 'NOPE', offer: null, state: 'RejectedUnknownCode' }

  it('tell code, name, value, state and referral [PROMO-10]', () => {
    const { discounts } = takeOff([friend, unknown, percent(2000)], charged, 'member', 0)
    expect(toDiscounts(discounts)).toEqual([
      { code: 'IMO', name: 'RAF friend credit', value: 1000, state: 'Accepted', referralCode: 'IMO' },
      { code: 'NOPE', name: 'NOPE', value: 0, state: 'RejectedUnknownCode', referralCode: null },
      { code: 'HELLO20', name: '20% off your order', value: 1030, state: 'Accepted', referralCode: null },
    ])
  })

  it('are summed by kind, code and name, the refused ones left out', () => {
    const autumn = accepted({ kind: 'fixed', amount: 100 }, { name: 'Autumn', code: null })
    const judged = [autumn, { ...autumn }, percent(2000), friend, unknown, { ...percent(1000), state: 'RejectedExpired' as const }]
    const { discounts } = takeOff(judged, charged, 'member', 0)
    expect(totalDiscountsByType(discounts)).toEqual([
      { type: 'fixed', code: null, name: 'Autumn', value: 200 },
      { type: 'percentage', code: 'HELLO20', name: '20% off your order', value: 1030 },
      { type: 'referral', code: 'IMO', name: 'RAF friend credit', value: 1000 },
    ])
  })
})
