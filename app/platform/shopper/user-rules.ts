import { type SpecialPlans, specialPlans } from '#app/platform/settings/plans.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { Membership, User, UserBasketItem, UserType } from './user.ts'

/** The id that says 'no membership'. Spec §9. */
const NO_MEMBERSHIP_ID = 'none:none'

/** First and last name with a space between, trimmed. [USER-06, A143] */
export function fullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

/** Whether the account has a membership: the sentinel is none. [A79] */
export function hasAccountMembership({ membership }: { membership?: Pick<Membership, 'id'> | null | undefined }): boolean {
  return membership != null && membership.id !== NO_MEMBERSHIP_ID
}

/**
 * A member by account, or by an email on the domain for tests. `testDomain` is a setting; empty, which it is outside of tests, makes
 * nobody a member. [USER-07, USER-08, A144]
 */
export function isMember(user: { membership?: Pick<Membership, 'id'> | null | undefined; email: string }, testDomain: string): boolean {
  return hasAccountMembership(user) || (testDomain !== '' && user.email.toLowerCase().endsWith(`@${testDomain.toLowerCase()}`))
}

type InBag = { basket: readonly UserBasketItem[] }

/** The membership in the bag that is the shopper's own: one to give away is somebody else's. */
function membershipInBag({ basket }: InBag): UserBasketItem | undefined {
  return basket.find(({ type }) => type === 'membership')
}

/** [USER-09] */
export function hasMembershipInBag(user: InBag): boolean {
  return membershipInBag(user) !== undefined
}

/** [USER-10] */
export function hasGiftMembershipInBag({ basket }: InBag): boolean {
  return basket.some(({ type }) => type === 'giftMembership')
}

/** A member, or somebody with a membership in the bag: whoever sees the Member's Price. [USER-11] */
export function hasMembership(user: Pick<User, 'isMember' | 'basket'>): boolean {
  return user.isMember || hasMembershipInBag(user)
}

/** The account's membership, else the one in the bag, else none. [USER-12, A79] */
export function effectiveMembership(user: Pick<User, 'membership' | 'basket'>): Membership | undefined {
  return hasAccountMembership(user) ? user.membership : membershipInBag(user)?.membership
}

/** Whether the membership that counts is a free trial. [USER-13, A3] */
export function hasFreeTrialMembership(user: Pick<User, 'membership' | 'basket'>, { id }: Pick<Store, 'id'>): boolean {
  return isFreeTrial(effectiveMembership(user), specialPlans[id])
}

/** The same of the membership in the bag, whatever the account holds. [USER-14] */
export function hasFreeTrialMembershipInBag(user: InBag, { id }: Pick<Store, 'id'>): boolean {
  return isFreeTrial(membershipInBag(user)?.membership, specialPlans[id])
}

function isFreeTrial(membership: Membership | undefined, { freeTrials }: SpecialPlans): boolean {
  return membership !== undefined && freeTrials.includes(membership.id)
}

/** Whether a membership says plus of itself. [USER-15, A103] */
export function hasPlusMembership({ membership }: Pick<User, 'membership'>): boolean {
  return /plus/i.test(`${membership.name}\n${membership.id}`)
}

/** Whether the role is that of a plus member: one of the store's plus skus, and a member. [ROLE-05, A103] */
export function isPlusMember(user: Pick<User, 'membership' | 'isMember'>, { id }: Pick<Store, 'id'>): boolean {
  return user.isMember && specialPlans[id].plusSkus.includes(user.membership.value ?? '')
}

/** Whether the membership is the staff's. It allows nothing more. [USER-16, ROLE-07, A146] */
export function hasStaffMembership({ membership }: Pick<User, 'membership'>, { id }: Pick<Store, 'id'>): boolean {
  return membership.id === specialPlans[id].staff || /staff/i.test(membership.id)
}

/** Years completed since a date of birth (a calendar day) at an instant, milliseconds; undefined without a date that there is. [USER-17, A145] */
export function ageInYears(dateOfBirth: string | undefined, now: number): number | undefined {
  const today = new Date(now).toISOString()
  if (dateOfBirth === undefined || !isDay(dateOfBirth) || dateOfBirth > today) return undefined
  const isBeforeBirthday = today.slice(5, 10) < dateOfBirth.slice(5)
  return Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (isBeforeBirthday ? 1 : 0)
}

/** Whether a text is a day of the calendar: 31 February is none. */
function isDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** Whether somebody shops at the Typical Price: no member, and no membership in the bag. [ROLE-13] */
export function isTypicalJourney(user: Pick<User, 'isMember' | 'basket'>): boolean {
  return !hasMembership(user)
}

/** What analytics take for logged in; the rest of the shop asks the session. [ROLE-11, A142] */
export function isLoggedInType(userType: UserType): boolean {
  return userType === 'member' || userType === 'lapsedmember'
}

/** [ROLE-12] */
export function isMemberType(userType: UserType): boolean {
  return userType === 'member'
}
