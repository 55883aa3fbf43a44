import { planOf } from '#fixtures/membership/plans.ts'
import type { PlanRecord } from '#fixtures/membership/record.ts'
import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import type { Subscriptions, User, UserMembership, UserType } from '#schema/__generated__/types.ts'
import { basketContents } from './basket/basket-contents.ts'
import { basketOf } from './basket/basket-of.ts'
import type { ContractContext } from './context.ts'
import { basketCount } from './rules/basket/basket-count.ts'
import { SENTINEL_MEMBERSHIP_ID } from './rules/membership/tiers.ts'

const DAY = 24 * 60 * 60 * 1000

/** The default guest. Open point A140. */
const guest = {
  id: 'initial',
  email: 'guest@example.com',
  firstName: '',
  lastName: '',
  fullName: '',
  name: 'guest',
  dateOfBirth: null,
  registrationDateTime: null,
  customerNumber: null,
  deliveryType: 'standard',
  isFreeTrialAllowed: true,
  profile: null,
}

/** The plan of the account's running membership. */
export function runningPlan(context: ContractContext): PlanRecord | undefined {
  const identity = context.shopper.read('identity')
  return identity?.membership && context.isMember ? planOf(identity.store, identity.membership.plan) : undefined
}

/** The user type of an account; null: a guest. */
export function userType(identity: ShopperRecord | null, isMember: boolean): UserType {
  if (!identity) return 'guest'
  if (isMember) return 'member'
  return identity.membership ? 'lapsedmember' : 'nonMember'
}

function subscriptions({ membership }: ShopperRecord, plan: PlanRecord | undefined, startsAt: number): Subscriptions {
  if (!plan || !membership) return { active: [] }
  const day = (fromNow: number): string => new Date(startsAt + fromNow * DAY).toISOString()
  const dateCancelled = membership.cancelledDaysAgo === undefined ? null : day(-membership.cancelledDaysAgo)
  return {
    active: [
      {
        sku: plan.sku,
        active: true,
        status: dateCancelled ? 'cancelled' : 'active',
        currentTermEnd: day(membership.termEndsInDays),
        dateCancelled,
      },
    ],
  }
}

function userMembership(identity: ShopperRecord | null, context: ContractContext): UserMembership {
  const plan = runningPlan(context)
  const behind = identity ? subscriptions(identity, plan, context.startsAt) : null
  if (!plan) return { id: SENTINEL_MEMBERSHIP_ID, name: 'none', value: null, duration: null, subscriptions: behind }
  return { id: plan.id, name: plan.name, value: plan.sku, duration: plan.duration, subscriptions: behind }
}

function account(identity: ShopperRecord, { startsAt, shopper }: ContractContext): typeof guest | Partial<User> {
  const { id, email, firstName, lastName, customerNumber, deliveryType, isFreeTrialAllowed, registeredDaysAgo } = identity
  return {
    id,
    email,
    firstName,
    lastName,
    customerNumber,
    deliveryType,
    isFreeTrialAllowed,
    fullName: `${firstName} ${lastName}`.trim(),
    name: firstName,
    dateOfBirth: identity.dateOfBirth ?? null,
    registrationDateTime: new Date(startsAt - registeredDaysAgo * DAY).toISOString(),
    profile: { prompts: [...shopper.read('prompts')] },
  }
}

/** The current shopper, in the contract's shape. */
export function whoIsHere(context: ContractContext): User {
  const identity = context.shopper.read('identity')
  const basket = basketOf(context)
  const { lines } = basketContents(basket, context)
  const { isMember } = context
  const hasMembershipInBag = lines.some(({ type }) => type === 'membership')
  const person = { ...guest, ...(identity ? account(identity, context) : {}) }
  return {
    ...person,
    deliveryType: basket.deliveryMethod === 'None' ? person.deliveryType : basket.deliveryMethod.toLowerCase(),
    isLoggedIn: identity !== null,
    isMember,
    hasMembershipInBag,
    hasMembership: isMember || hasMembershipInBag,
    membership: userMembership(identity, context),
    userType: userType(identity, isMember),
    basketCount: basketCount(lines),
  }
}
