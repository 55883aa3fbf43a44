import { expect, test } from 'vitest'
import { refusedCode, testBasket } from '../testing/basket-views.ts'
import { type RejectionPlace, rejectionMessage } from './rejection-message.ts'

/** A referred friend's basket with this total in each tier, minor units. */
function place(typical: number, member: number, changes: Partial<RejectionPlace> = {}): RejectionPlace {
  const { update } = testBasket({ rejectedDiscounts: [refusedCode('ANNIKA-0204', 'ReferralRejectedByCondition')] })
  return {
    update: { ...update, pricing: { ...update.pricing, totalProductPriceByTier: { typical, member } } },
    locale: 'en-GB',
    hasMembership: false,
    ...changes,
  }
}

test.each([
  ['RejectedUnknownCode', "We can't find that code. Check the spelling."],
  ['RejectedExpired', 'This code has expired.'],
  ['RejectedByCondition', "Your bag doesn't meet the conditions of this code."],
  ['RejectedByCombination', "This code can't be combined with another."],
] as const)('%s has a sentence of its own [PROMO-03]', (state, message) => {
  expect(rejectionMessage(state, place(5200, 2600))).toBe(message)
})

test('a friend’s referral says what is left to spend in the shopper’s tier [PROMO-03]', () => {
  expect(rejectionMessage('ReferralRejectedByCondition', place(5200, 2600))).toBe('Spend £8 more to get your referral discount')
  expect(rejectionMessage('ReferralRejectedByCondition', place(5200, 2650, { hasMembership: true }))).toBe(
    'Spend £33.50 more to get your referral discount',
  )
})

test('in the US it is said in dollars, towards another threshold [PROMO-03]', () => {
  const { update } = place(5250, 0)
  const us = { ...update, pricing: { ...update.pricing, currency: 'USD', currencySymbol: '$' } }
  expect(rejectionMessage('ReferralRejectedByCondition', { update: us, locale: 'en-US', hasMembership: false })).toBe(
    'Spend $27.50 more to get your referral discount',
  )
})

test('a referral with nothing left to spend, or of nobody, has the default [PROMO-03]', () => {
  expect(rejectionMessage('ReferralRejectedByCondition', place(6000, 0))).toBe('This code could not be applied')
  const nobody = { update: testBasket().update, locale: 'en-GB', hasMembership: false }
  expect(rejectionMessage('ReferralRejectedByCondition', nobody)).toBe('This code could not be applied')
})

test('a state that the shop has no words for has the default, whatever it is called [PROMO-03]', () => {
  for (const state of ['Rejected', 'toString', '__proto__', ''])
    expect(rejectionMessage(JSON.parse(JSON.stringify(state)), place(0, 0))).toBe('This code could not be applied')
})
