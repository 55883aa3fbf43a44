import { describe, expect, test } from 'vitest'
import { type AskContract, dataOf, worldOf } from '../ask.ts'

type Discount = { code: string | null; name: string; state: string; value: number; referralCode: string | null }
type Basket = {
  includedDiscounts: Discount[]
  rejectedDiscounts: Discount[]
  notifications: { code: string }[]
  pricing: { totalPrice: { gross: number } }
}

const requestId = '7f3c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a11'
const waits = 'RAF_ADVOCATE_DISCOUNT_AVAILABLE'
const basket = async (ask: AskContract): Promise<Basket> => (await dataOf(ask<{ basket: Basket }>('getBasket'))).basket
const apply = async (ask: AskContract, code: string): Promise<Basket> =>
  (await dataOf(ask<{ applyDiscountCode: Basket }>('applyDiscountCode', { code }))).applyDiscountCode
const codes = ({ notifications }: Basket): string[] => notifications.map(({ code }) => code)

describe('whoever sent a friend', () => {
  test.each([
    ['', 1000],
    ['&store=en-US', 2000],
  ])('has a credit come off by itself from the least spend on %s [REFERRAL-01, REFERRAL-13, REFERRAL-14]', async (store, value) => {
    const answered = await basket(worldOf(`promo-advocate${store}`))
    expect(answered.includedDiscounts).toContainEqual(expect.objectContaining({ code: null, name: 'RAF advocate credit', value }))
    expect(codes(answered)).not.toContain(waits)
  })

  test('is told of a credit that waits below it [REFERRAL-02]', async () => {
    const answered = await basket(worldOf('promo-advocate-waiting'))
    expect(codes(answered)).toEqual([waits])
    expect(answered.includedDiscounts).toEqual([])
  })

  test('has none when all were spent', async () => {
    expect(codes(await basket(worldOf('uk-plus-member&basket=one-item')))).toEqual([])
  })

  test('spends it with the order', async () => {
    const ask = worldOf('uk-plus-member&shopper=advocate&basket=above-referral-with-membership')
    await dataOf(ask('setDeliveryMethod', { deliveryMethod: 'Standard' }))
    const before = await dataOf(ask<{ referral: { creditAvailable: number } }>('getReferral'))
    const expectedTotal = (await basket(ask)).pricing.totalPrice.gross
    const input = { requestId, paymentMethodId: 'card', paymentToken: 'test-approved', expectedTotal, savePayment: false }
    const { placeOrder } = await dataOf(ask<{ placeOrder: { __typename: string } }>('placeOrder', { input }))
    const after = await dataOf(ask<{ referral: { creditAvailable: number } }>('getReferral'))
    expect(placeOrder.__typename).toBe('OrderPlaced')
    expect([before.referral.creditAvailable, after.referral.creditAvailable]).toEqual([10, 0])
    expect(codes(await basket(ask))).toEqual([])
  })
})

describe('whoever was sent by a friend', () => {
  test('types the code in any letter case and has the credit off a first order [REFERRAL-03, REFERRAL-13]', async () => {
    const answered = await apply(worldOf('uk-guest&basket=at-referral'), ' annika-0204 ')
    expect(answered.includedDiscounts).toContainEqual(expect.objectContaining({ referralCode: 'ANNIKA-0204', value: 1000 }))
  })

  test('is told what is left to spend [REFERRAL-04]', async () => {
    const answered = await apply(worldOf('uk-guest&basket=below-referral'), 'ANNIKA-0204')
    expect(answered.rejectedDiscounts).toEqual([expect.objectContaining({ state: 'ReferralRejectedByCondition', value: 0 })])
  })

  test.each([
    ['a code of their own', 'uk-annual-member&basket=at-referral', 'ANNIKA-0204', 'RejectedUnknownCode'],
    ['a code of the other store', 'uk-guest&basket=at-referral', 'AMELIA-0204', 'RejectedUnknownCode'],
    ['a code after a first order', 'uk-plus-member&basket=above-express', 'ANNIKA-0204', 'RejectedByCondition'],
    ['a code that ended with a membership', 'uk-guest&basket=at-referral', 'LYDIA-0202', 'RejectedExpired'],
  ])('has nothing of %s', async (_what, scenario, code, state) => {
    expect((await apply(worldOf(scenario), code)).rejectedDiscounts).toEqual([expect.objectContaining({ state })])
  })
})

describe('a code that a friend sent', () => {
  type Invitation = { code: string; sentBy: string; credit: number; leastSpend: number; standing: string } | null
  const invitation = async (scenario: string, code: string): Promise<Invitation> =>
    (await dataOf(worldOf(scenario)<{ referralInvitation: Invitation }>('getReferralInvitation', { code }))).referralInvitation

  test.each([
    ['uk-guest', 'ANNIKA-0204', 'Annika', 10, 60],
    ['us-guest', 'AMELIA-0204', 'Amelia', 20, 80],
  ])('tells %s who sent it and what it brings [REFERRAL-13, REFERRAL-14]', async (scenario, code, sentBy, credit, leastSpend) => {
    expect(await invitation(scenario, ` ${code.toLowerCase()} `)).toMatchObject({ code, sentBy, credit, leastSpend, standing: 'OPEN' })
  })

  test.each([
    ['uk-guest', 'NO-SUCH-CODE', undefined],
    ['us-guest', 'ANNIKA-0204', undefined],
    ['uk-annual-member', 'ANNIKA-0204', 'OWN'],
    ['uk-plus-member', 'ANNIKA-0204', 'ORDERED_BEFORE'],
    ['uk-guest', 'LYDIA-0202', 'EXPIRED'],
    ['uk-lapsed-member', 'LYDIA-0202', 'OWN'],
    ['uk-non-member', 'NORA-0201', 'OWN'],
    ['uk-guest', 'NORA-0201', 'OPEN'],
  ])('is for %s with %s: %s', async (scenario, code, standing) => {
    expect((await invitation(scenario, code))?.standing).toBe(standing)
  })

  test.each([
    ['uk-lapsed-member', true],
    ['uk-annual-member', false],
    ['uk-non-member', false],
  ])('has ended for %s: %s', async (scenario, hasEnded) => {
    const { referral } = await dataOf(worldOf(scenario)<{ referral: { codeExpiredAt: string | null } }>('getReferral'))
    expect(referral.codeExpiredAt !== null).toBe(hasEnded)
  })
})
