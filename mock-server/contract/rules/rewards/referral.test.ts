import { describe, expect, it } from 'vitest'
import { priceBasket } from '../basket/basket-pricing.ts'
import { storeTerms } from '../store-terms.ts'
import { guest, lipstickLine, member, offer, pricingInput } from '../testing/lines.ts'
import { offerReferralRole } from './discount-offer.ts'
import { advocateOffer, friendOffer, referralNotifications } from './referral.ts'

const spend = (amount: number) => [lipstickLine({ unit: { typical: amount, member: amount } })]

describe.each([
  ['en-GB', 6000, 1000],
  ['en-US', 8000, 2000],
] as const)('a referral in %s', (locale, least, credit) => {
  const friend = friendOffer('IMOGEN', storeTerms(locale), null)
  const advocate = advocateOffer(storeTerms(locale))
  const context = { tier: 'typical', shopper: guest, now: 0 } as const

  it("takes a friend's credit off from its least spend [REFERRAL-03, REFERRAL-13, REFERRAL-14, REFERRAL-15, REFERRAL-16]", () => {
    const { includedDiscounts } = priceBasket(pricingInput({ locale, lines: spend(least), offers: [friend], typedCodes: ['imogen'] }))
    expect(includedDiscounts).toEqual([
      { code: 'IMOGEN', name: 'RAF friend credit', value: credit, state: 'Accepted', referralCode: 'IMOGEN' },
    ])
  })

  it("tells a friend's credit that is not reached [REFERRAL-04, REFERRAL-15, REFERRAL-16]", () => {
    const { rejectedDiscounts } = priceBasket(pricingInput({ locale, lines: spend(least - 1), offers: [friend], typedCodes: ['IMOGEN'] }))
    expect(rejectedDiscounts).toMatchObject([{ value: 0, state: 'ReferralRejectedByCondition', referralCode: 'IMOGEN' }])
  })

  it('is no credit for a friend who has ordered before', () => {
    const { rejectedDiscounts } = priceBasket(
      pricingInput({ locale, lines: spend(least), shopper: member, offers: [friend], typedCodes: ['IMOGEN'] }),
    )
    expect(rejectedDiscounts).toMatchObject([{ state: 'RejectedByCondition' }])
  })

  it("takes an advocate's credit off by itself, with a name that says the role [REFERRAL-01, REFERRAL-13, REFERRAL-14]", () => {
    const { includedDiscounts } = priceBasket(pricingInput({ locale, lines: spend(least), shopper: member, offers: [advocate] }))
    expect(includedDiscounts).toEqual([{ code: null, name: 'RAF advocate credit', value: credit, state: 'Accepted', referralCode: null }])
  })

  it('tells an advocate of a credit that waits, and only then [REFERRAL-02]', () => {
    const waiting = referralNotifications([friend, advocate], { ...context, lines: spend(least - 1), spend: least - 1 })
    expect(waiting).toMatchObject([{ code: 'RAF_ADVOCATE_DISCOUNT_AVAILABLE', level: 'info', params: [] }])
    expect(referralNotifications([advocate], { ...context, lines: spend(least), spend: least })).toEqual([])
    expect(referralNotifications([friend], { ...context, lines: spend(1), spend: 1 })).toEqual([])
    expect(referralNotifications([friend], { ...context, shopper: member, lines: spend(least), spend: least })).toEqual([])
    expect(referralNotifications([offer({ leastSpend: 100 })], { ...context, lines: spend(1), spend: 1 })).toEqual([])
    expect(referralNotifications([], { ...context, lines: [], spend: 0 })).toEqual([])
  })

  it('has a role, as no other offer has', () => {
    expect([friend, advocate, offer()].map(offerReferralRole)).toEqual(['friend', 'advocate', null])
  })

  it('combines with a promo code', () => {
    expect([friend.combines, advocate.combines]).toEqual([true, true])
    expect([friend.endsAt, advocate.endsAt]).toEqual([null, null])
  })
})
