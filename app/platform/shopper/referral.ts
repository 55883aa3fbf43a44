import { promisedAmount } from '#app/platform/money/store-money.ts'
import type { Store, StoreId } from '#app/platform/store/stores.ts'

/** Who has referred a friend, and who was referred. Spec §4 Referral role. */
export type ReferralRole = 'advocate' | 'friend'

type Discount = { name: string; state: string; referralCode?: string | null }

/** What of a basket tells the role. */
export type ReferralSigns = {
  discounts: readonly Discount[]
  rejectedDiscounts: readonly Discount[]
  notifications: readonly { code: string }[]
}

/** What a referral brings and from when, minor units. [REFERRAL-13, REFERRAL-14] */
export const referralTerms: Readonly<Record<StoreId, { credit: number; from: number }>> = {
  uk: { credit: 1000, from: 6000 },
  us: { credit: 2000, from: 8000 },
}

/** The role of whoever has this basket; an advocate's first, undefined for most. [REFERRAL-01, REFERRAL-02, REFERRAL-03, REFERRAL-04, REFERRAL-05, A78] */
export function referralRole({ discounts, rejectedDiscounts, notifications }: ReferralSigns): ReferralRole | undefined {
  const accepted = discounts.filter(({ state }) => state === 'Accepted')
  const isWaiting = notifications.some(({ code }) => code === 'RAF_ADVOCATE_DISCOUNT_AVAILABLE')
  if (isWaiting || accepted.some(({ name }) => name.includes('RAF advocate'))) return 'advocate'
  const isReferred = accepted.some(({ referralCode }) => Boolean(referralCode))
  return isReferred || rejectedDiscounts.some(({ state }) => state === 'ReferralRejectedByCondition') ? 'friend' : undefined
}

/** What is said to whoever has that role. Credit and least spend are whole amounts. [REFERRAL-11, REFERRAL-12] */
export function referralMessage(role: ReferralRole, store: Store, firstName: string): string {
  const { credit, from } = referralTerms[store.id]
  const amount = (minorUnits: number) => promisedAmount(minorUnits, store)
  if (role === 'friend') return `You have been sent ${amount(credit)} off your first order of ${amount(from)}`
  const message = `a ${amount(credit)} referral credit is waiting for you at checkout when you spend ${amount(from)}`
  return firstName === '' ? `${message.charAt(0).toUpperCase()}${message.slice(1)}` : `${firstName}, ${message}`
}
