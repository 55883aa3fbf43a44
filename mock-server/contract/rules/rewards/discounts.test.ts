import { describe, expect, it } from 'vitest'
import { annualMembershipLine, giftMembershipLine, guest, lipstickLine, member, offer } from '../testing/lines.ts'
import { answersTo, type DiscountEffect } from './discount-offer.ts'
import { type DiscountContext, hasTarget, judgeConditions, judgeDiscounts } from './discounts.ts'

const context: DiscountContext = { lines: [lipstickLine()], tier: 'typical', shopper: guest, spend: 2600, now: 1000 }
const states = (codes: readonly string[], offers = [offer()], changes: Partial<DiscountContext> = {}) =>
  judgeDiscounts(offers, codes, { ...context, ...changes }).map(({ code, state }) => [code, state])

describe('a typed code', () => {
  it('that the store knows counts', () => {
    expect(states(['HELLO20'])).toEqual([['HELLO20', 'Accepted']])
  })

  it('may be typed in any letter case and with spaces around', () => {
    expect(states([' hello20 '])).toEqual([['HELLO20', 'Accepted']])
    expect(answersTo(offer({ code: null }), '')).toBe(false)
  })

  it('counts once however often it was typed', () => {
    expect(states(['HELLO20', 'hello20', ' Hello20'])).toEqual([['HELLO20', 'Accepted']])
  })

  it('that the store does not know is refused, and told as it was typed', () => {
    expect(states([' Nope '])).toEqual([['Nope', 'RejectedUnknownCode']])
    expect(judgeDiscounts([], ['x'], context)[0]?.offer).toBeNull()
  })

  it.each([
    ['before its end', 1001, 'Accepted'],
    ['at its end', 1000, 'RejectedExpired'],
    ['after its end', 999, 'RejectedExpired'],
  ])('%s', (_, endsAt, state) => {
    expect(states(['HELLO20'], [offer({ endsAt })])).toEqual([['HELLO20', state]])
  })

  it.each([
    ['below its least spend', 26.01, 'RejectedByCondition'],
    ['at its least spend', 26, 'Accepted'],
  ])('%s', (_, leastSpend, state) => {
    expect(states(['HELLO20'], [offer({ leastSpend })])).toEqual([['HELLO20', state]])
  })

  it.each([
    ['members', 'typical', 'RejectedByCondition'],
    ['members', 'member', 'Accepted'],
    ['nonMembers', 'typical', 'Accepted'],
    ['nonMembers', 'member', 'RejectedByCondition'],
    ['everyone', 'member', 'Accepted'],
  ] as const)('for %s in the %s tier', (audience, tier, state) => {
    expect(states(['HELLO20'], [offer({ audience })], { tier, shopper: member })).toEqual([['HELLO20', state]])
  })

  it('for a first order is refused to whoever has ordered', () => {
    expect(states(['HELLO20'], [offer({ audience: 'firstOrder' })])).toEqual([['HELLO20', 'Accepted']])
    expect(states(['HELLO20'], [offer({ audience: 'firstOrder' })], { shopper: member })).toEqual([['HELLO20', 'RejectedByCondition']])
  })

  it('is told to be too late before anything else that is wrong with it', () => {
    expect(states(['HELLO20'], [offer({ endsAt: 0, leastSpend: 100, audience: 'members' })])).toEqual([['HELLO20', 'RejectedExpired']])
  })
})

describe('codes together', () => {
  const alone = offer({ code: 'ALONE', name: 'Alone', combines: false })
  const other = offer({ code: 'OTHER', name: 'Other' })
  const late = offer({ code: 'LATE', name: 'Late', endsAt: 0, combines: false })

  it('combine when both do', () => {
    expect(states(['HELLO20', 'OTHER'], [offer(), other])).toEqual([
      ['HELLO20', 'Accepted'],
      ['OTHER', 'Accepted'],
    ])
  })

  it('that do not combine: the earlier one wins', () => {
    expect(states(['ALONE', 'OTHER'], [alone, other])).toEqual([
      ['ALONE', 'Accepted'],
      ['OTHER', 'RejectedByCombination'],
    ])
    expect(states(['OTHER', 'ALONE'], [alone, other])).toEqual([
      ['OTHER', 'Accepted'],
      ['ALONE', 'RejectedByCombination'],
    ])
  })

  it('are not in the way of each other once refused', () => {
    expect(states(['LATE', 'ALONE'], [alone, late])).toEqual([
      ['LATE', 'RejectedExpired'],
      ['ALONE', 'Accepted'],
    ])
    expect(states(['ALONE', 'LATE'], [alone, late]).at(1)).toEqual(['LATE', 'RejectedExpired'])
  })

  it('combine with what comes by itself, even if they combine with no other code', () => {
    const automatic = offer({ code: null, name: 'Autumn', combines: false })
    expect(states(['ALONE'], [alone, automatic])).toEqual([
      [null, 'Accepted'],
      ['ALONE', 'Accepted'],
    ])
  })
})

describe('an offer that comes by itself', () => {
  it('counts without a word, before any code', () => {
    expect(states(['HELLO20'], [offer(), offer({ code: null })])).toEqual([
      [null, 'Accepted'],
      ['HELLO20', 'Accepted'],
    ])
  })

  it('is not told when it does not apply', () => {
    expect(states([], [offer({ code: null, leastSpend: 100 }), offer({ code: null, endsAt: 0 })])).toEqual([])
  })

  it("is told when it is a friend's referral that is not reached", () => {
    const effect: DiscountEffect = { kind: 'referral', role: 'friend', amount: 1000, referralCode: 'IMO' }
    expect(states([], [offer({ code: null, effect, leastSpend: 60 })])).toEqual([[null, 'ReferralRejectedByCondition']])
  })

  it('does not come because its code was not typed', () => {
    expect(states([])).toEqual([])
  })
})

describe('something to take from', () => {
  const shipping: DiscountEffect = { kind: 'shipping', basisPoints: 10_000 }
  const membership: DiscountEffect = { kind: 'membership', basisPoints: 10_000, membershipIds: ['5901'] }
  const anyMembership: DiscountEffect = { kind: 'membership', basisPoints: 10_000, membershipIds: null }
  const gift: DiscountEffect = { kind: 'gift', offerId: 'MINI' }
  it.each([
    ['products, for a percentage', offer().effect, [lipstickLine()], true],
    ['no products, for a percentage', offer().effect, [annualMembershipLine()], false],
    ['only products out of stock', offer().effect, [lipstickLine({ inStock: false })], false],
    ['only a gift', gift, [lipstickLine({ origin: 'discount' })], false],
    ['a product, for a gift', gift, [lipstickLine()], true],
    ['something to post, for delivery', shipping, [lipstickLine()], true],
    ['nothing to post, for delivery', shipping, [lipstickLine({ isVirtual: true })], false],
    ['the membership it names', membership, [annualMembershipLine()], true],
    ['another membership than it names', membership, [giftMembershipLine()], false],
    ['a product that has the id of a membership', membership, [lipstickLine({ offerId: '5901' })], false],
    ['the membership it names, beside a product', membership, [lipstickLine(), annualMembershipLine()], true],
    ['any membership', anyMembership, [giftMembershipLine()], true],
    ['no membership', anyMembership, [lipstickLine()], false],
    ['a membership that a discount put in', anyMembership, [annualMembershipLine({ origin: 'discount' })], false],
  ] as const)('%s', (_, effect, lines, expected) => {
    expect(hasTarget(offer({ effect }), lines)).toBe(expected)
    expect(judgeConditions(offer({ effect }), { ...context, lines })).toBe(expected ? 'Accepted' : 'RejectedByCondition')
  })
})
