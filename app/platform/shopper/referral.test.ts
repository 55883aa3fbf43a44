import { expect, test } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { type ReferralSigns, referralMessage, referralRole } from './referral.ts'

const none: ReferralSigns = { discounts: [], rejectedDiscounts: [], notifications: [] }
const accepted = (change: object) => ({ ...none, discounts: [{ name: 'x', state: 'Accepted', referralCode: null, ...change }] })
const advocate = { name: 'The RAF advocate credit' }

test('an advocate is recognised by a discount, or by the notification that one waits [REFERRAL-01, REFERRAL-02, NOTIF-50]', () => {
  expect(referralRole(accepted(advocate))).toBe('advocate')
  expect(referralRole(accepted({ name: 'raf advocate' }))).toBeUndefined()
  expect(referralRole(accepted({ ...advocate, state: 'RejectedByCondition' }))).toBeUndefined()
  expect(referralRole({ ...none, notifications: [{ code: 'RAF_ADVOCATE_DISCOUNT_AVAILABLE' }] })).toBe('advocate')
})

test('a referred friend is recognised by a discount’s code, or by one that waits for its minimum spend [REFERRAL-03, REFERRAL-04]', () => {
  // The contract's name for the friend's credit shares only its first word with 'RAF advocate'.
  expect(referralRole(accepted({ name: 'RAF friend credit', referralCode: 'MAYA10' }))).toBe('friend')
  expect(referralRole({ ...none, rejectedDiscounts: [{ name: 'x', state: 'ReferralRejectedByCondition' }] })).toBe('friend')
})

test('an advocate’s role comes first, and most have none [REFERRAL-05]', () => {
  expect(referralRole(accepted({ ...advocate, referralCode: 'MAYA10' }))).toBe('advocate')
  expect(referralRole(none)).toBeUndefined()
  expect(referralRole({ ...none, notifications: [{ code: 'OUT_OF_STOCK' }] })).toBeUndefined()
  expect(referralRole({ ...none, rejectedDiscounts: [{ name: 'x', state: 'RejectedExpired', referralCode: 'MAYA10' }] })).toBeUndefined()
})

test('the message has the store’s credit and minimum spend [REFERRAL-11, REFERRAL-12, REFERRAL-13, REFERRAL-14]', () => {
  expect(referralMessage('advocate', stores.uk, 'Maya')).toBe(
    'Maya, a £10 referral credit is waiting for you at checkout when you spend £60',
  )
  expect(referralMessage('friend', stores.us, '')).toBe('You have been sent $20 off your first order of $80')
  expect(referralMessage('advocate', stores.us, '')).toBe('A $20 referral credit is waiting for you at checkout when you spend $80')
})
