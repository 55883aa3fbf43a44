import { promisedAmount } from '#app/platform/money/store-money.ts'
import type { Store, StoreId } from '#app/platform/store/stores.ts'

/** Advocates have referred a friend; friends were referred. Spec §4 Referral role. */
export type ReferralRole = 'advocate' | 'friend'

type Discount = { name: string; state: string; referralCode?: string | null }

/** The part of a basket that the role is derived from. */
export type ReferralSigns = {
  discounts: readonly Discount[]
  rejectedDiscounts: readonly Discount[]
  notifications: readonly { code: string }[]
}

/** A referral's credit and minimum spend, minor units. */
export const referralTerms: Readonly<Record<StoreId, { credit: number; from: number }>> = {
  uk: { credit: 1000, from: 6000 },
  us: { credit: 2000, from: 8000 },
}

/** The referral role of a basket; advocate before friend, undefined for most. Open point A78. */
export function referralRole({ discounts, rejectedDiscounts, notifications }: ReferralSigns): ReferralRole | undefined {
  const accepted = discounts.filter(({ state }) => state === 'Accepted')
  const isWaiting = notifications.some(({ code }) => code === 'RAF_ADVOCATE_DISCOUNT_AVAILABLE')
  if (isWaiting || accepted.some(({ name }) => name.includes('RAF advocate'))) return 'advocate'
  const isReferred = accepted.some(({ referralCode }) => Boolean(referralCode))
  return isReferred || rejectedDiscounts.some(({ state }) => state === 'ReferralRejectedByCondition') ? 'friend' : undefined
}

/** The message for a referral role. Credit and minimum spend are whole amounts. */
export function referralMessage(role: ReferralRole, store: Store, firstName: string): string {
  const { credit, from } = referralTerms[store.id]
  const amount = (minorUnits: number) => promisedAmount(minorUnits, store)
  if (role === 'friend') return `You have been sent ${amount(credit)} off your first order of ${amount(from)}`
  const message = `a ${amount(credit)} referral credit is waiting for you at checkout when you spend ${amount(from)}`
  return firstName === '' ? `${message.charAt(0).toUpperCase()}${message.slice(1)}` : `${firstName}, ${message}`
}
