import { referrals } from '#fixtures/orders/friends.ts'
import type { ReferralRecord } from '#fixtures/orders/record.ts'
import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import type { Layered } from '../../worlds/layered.ts'
import type { ShopperState } from '../../worlds/state.ts'
import { termOf } from '../rules/membership/membership-term.ts'

/** A shopper's invited friends, and the number of referral credits spent. */
export function referralOf(identity: Pick<ShopperRecord, 'id'>, shopper: Layered<ShopperState>): ReferralRecord {
  return shopper.read('referral') ?? referrals[identity.id] ?? { friends: [], creditsSpent: 0 }
}

/** Number of friends who ordered: each earns a credit. */
export function creditsEarned({ friends }: ReferralRecord): number {
  return friends.filter(({ orderedDaysAgo }) => orderedDaysAgo !== undefined).length
}

/** Number of unspent credits. */
export function creditsLeft(record: ReferralRecord): number {
  return Math.max(0, creditsEarned(record) - record.creditsSpent)
}

/** When a shopper's code ends, in milliseconds: with the membership. Null: whoever never was a member keeps it. */
export function codeEndsAt({ membership }: Pick<ShopperRecord, 'membership'>, startsAt: number): number | null {
  return membership ? termOf(membership, startsAt).endsAt : null
}

/** The code that a shopper's friends enter, such as `ANNIKA-0204`. */
export function referralCode({ firstName, customerNumber }: Pick<ShopperRecord, 'firstName' | 'customerNumber'>): string {
  return `${firstName.toUpperCase().replaceAll(/[^A-Z]/g, '')}-${customerNumber.slice(-4)}`
}
