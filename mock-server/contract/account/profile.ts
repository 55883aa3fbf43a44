import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import type { Account, EditProfileInput, Problem, Referral, ReferredFriend } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { problem } from '../errors.ts'
import { calendarDay, DAY, isoInstant } from '../rules/instants.ts'
import { storeTerms } from '../rules/store-terms.ts'
import { codeEndsAt, creditsEarned, creditsLeft, referralCode, referralOf } from './referral-credit.ts'

/** A shopper's details in the contract's shape. */
export function profile(identity: ShopperRecord, { shopper, startsAt }: ContractContext): Account {
  const { id, firstName, lastName, email, customerNumber, registeredDaysAgo } = identity
  const { phone, wantsNewsByEmail } = shopper.read('contact')
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    customerNumber,
    wantsNewsByEmail,
    dateOfBirth: identity.dateOfBirth ?? null,
    registrationDateTime: isoInstant(startsAt - registeredDaysAgo * DAY),
  }
}

/** Why a shopper's details cannot be stored; empty if they can. */
export function profileProblems({ dateOfBirth }: EditProfileInput, { now }: ContractContext): Problem[] {
  const isToCome = typeof dateOfBirth === 'string' && dateOfBirth >= calendarDay(now)
  return isToCome ? [problem('INVALID', ['input', 'dateOfBirth'])] : []
}

/** Stores a shopper's changed details. */
export function keepProfile(
  { firstName, lastName, phone, dateOfBirth, wantsNewsByEmail }: EditProfileInput,
  identity: ShopperRecord,
  context: ContractContext,
): Account {
  const { dateOfBirth: _before, ...rest } = identity
  const changed: ShopperRecord = {
    ...rest,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(dateOfBirth ? { dateOfBirth } : {}),
  }
  context.shopper.write('identity', changed)
  context.shopper.write('contact', { phone: phone?.trim() || null, wantsNewsByEmail })
  return profile(changed, context)
}

/** A shopper's refer-a-friend results: one credit for each friend who ordered. */
export function referral(identity: ShopperRecord, { shopper, store, startsAt, now }: ContractContext): Referral {
  const record = referralOf(identity, shopper)
  const { friends } = record
  const { currency, currencySymbol, referral: terms } = storeTerms(store)
  const code = referralCode(identity)
  const earned = creditsEarned(record)
  const endsAt = codeEndsAt(identity, startsAt)
  return {
    code,
    link: `/refer-a-friend?code=${code}`,
    credit: terms.credit,
    leastSpend: terms.leastSpend,
    creditEarned: earned * terms.credit,
    creditAvailable: creditsLeft(record) * terms.credit,
    currency,
    currencySymbol,
    codeExpiredAt: endsAt !== null && endsAt <= now ? isoInstant(endsAt) : null,
    friendsInvited: friends.length,
    friendsOrdered: earned,
  }
}

/** The friends who followed a shopper's link, newest first. */
export function referredFriends(identity: ShopperRecord, { shopper, startsAt }: ContractContext): ReferredFriend[] {
  return referralOf(identity, shopper).friends.map(({ name, invitedDaysAgo, orderedDaysAgo }) => ({
    name,
    invitedAt: isoInstant(startsAt - invitedDaysAgo * DAY),
    orderedAt: orderedDaysAgo === undefined ? null : isoInstant(startsAt - orderedDaysAgo * DAY),
  }))
}
