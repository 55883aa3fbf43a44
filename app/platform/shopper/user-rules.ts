import { type SpecialPlans, specialPlans } from '#app/platform/settings/plans.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { Membership, User, UserBasketItem, UserType } from './user.ts'

/** Id for no membership. Spec §9. */
const NO_MEMBERSHIP_ID = 'none:none'

/** First and last name separated by a space, trimmed. Open point A143. */
export function fullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

/** Whether the account has a membership. Open point A79. */
export function hasAccountMembership({ membership }: { membership?: Pick<Membership, 'id'> | null | undefined }): boolean {
  return membership != null && membership.id !== NO_MEMBERSHIP_ID
}

/**
 * A member by account, or by an email on the test domain. `testDomain` is a setting that is empty outside of tests. Open point A144.
 */
export function isMember(user: { membership?: Pick<Membership, 'id'> | null | undefined; email: string }, testDomain: string): boolean {
  return hasAccountMembership(user) || (testDomain !== '' && user.email.toLowerCase().endsWith(`@${testDomain.toLowerCase()}`))
}

type InBasket = { basket: readonly UserBasketItem[] }

/** The shopper's own membership in the basket; gift memberships do not count. */
function membershipInBag({ basket }: InBasket): UserBasketItem | undefined {
  return basket.find(({ type }) => type === 'membership')
}

export function hasMembershipInBag(user: InBasket): boolean {
  return membershipInBag(user) !== undefined
}

export function hasGiftMembershipInBag({ basket }: InBasket): boolean {
  return basket.some(({ type }) => type === 'giftMembership')
}

/** True for shoppers who see the Member's Price: members, and shoppers with a membership in the basket. */
export function hasMembership(user: Pick<User, 'isMember' | 'basket'>): boolean {
  return user.isMember || hasMembershipInBag(user)
}

/** The account's membership, else the one in the basket. Open point A79. */
export function effectiveMembership(user: Pick<User, 'membership' | 'basket'>): Membership | undefined {
  return hasAccountMembership(user) ? user.membership : membershipInBag(user)?.membership
}

/** Whether the membership that applies is a free trial. Open point A3. */
export function hasFreeTrialMembership(user: Pick<User, 'membership' | 'basket'>, { id }: Pick<Store, 'id'>): boolean {
  return isFreeTrial(effectiveMembership(user), specialPlans[id])
}

/** Whether the membership in the basket is a free trial, whatever the account has. */
export function hasFreeTrialMembershipInBag(user: InBasket, { id }: Pick<Store, 'id'>): boolean {
  return isFreeTrial(membershipInBag(user)?.membership, specialPlans[id])
}

function isFreeTrial(membership: Membership | undefined, { freeTrials }: SpecialPlans): boolean {
  return membership !== undefined && freeTrials.includes(membership.id)
}

/** Whether the membership's name or id contains `plus`. Open point A103. */
export function hasPlusMembership({ membership }: Pick<User, 'membership'>): boolean {
  return /plus/i.test(`${membership.name}\n${membership.id}`)
}

/** Whether the shopper is a plus member: a member with one of the store's plus skus. Open point A103. */
export function isPlusMember(user: Pick<User, 'membership' | 'isMember'>, { id }: Pick<Store, 'id'>): boolean {
  return user.isMember && specialPlans[id].plusSkus.includes(user.membership.value ?? '')
}

/** Whether it is the staff membership, which grants nothing extra. Open point A146. */
export function hasStaffMembership({ membership }: Pick<User, 'membership'>, { id }: Pick<Store, 'id'>): boolean {
  return membership.id === specialPlans[id].staff || /staff/i.test(membership.id)
}

/** Age in years at `now` (milliseconds); undefined without a valid calendar day. Open point A145. */
export function ageInYears(dateOfBirth: string | undefined, now: number): number | undefined {
  const today = new Date(now).toISOString()
  if (dateOfBirth === undefined || !isDay(dateOfBirth) || dateOfBirth > today) return undefined
  const isBeforeBirthday = today.slice(5, 10) < dateOfBirth.slice(5)
  return Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (isBeforeBirthday ? 1 : 0)
}

/** Whether a text is a valid calendar day. */
function isDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** Whether the shopper pays the Typical Price: not a member, and no membership in the basket. */
export function isTypicalJourney(user: Pick<User, 'isMember' | 'basket'>): boolean {
  return !hasMembership(user)
}

/** Whether analytics count a user type as logged in; the rest of the shop checks the session. Open point A142. */
export function isLoggedInType(userType: UserType): boolean {
  return userType === 'member' || userType === 'lapsedmember'
}

export function isMemberType(userType: UserType): boolean {
  return userType === 'member'
}
