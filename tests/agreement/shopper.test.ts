import { expect, test } from 'vitest'
import { specialPlans } from '#app/platform/settings/plans.ts'
import { type User, type UserType, userOf } from '#app/platform/shopper/user.ts'
import {
  effectiveMembership,
  fullName,
  hasFreeTrialMembership,
  hasFreeTrialMembershipInBag,
  hasGiftMembershipInBag,
  hasMembership,
  hasMembershipInBag,
  hasPlusMembership,
  hasStaffMembership,
  isLoggedInType,
  isMember,
  isMemberType,
  isPlusMember,
  isTypicalJourney,
} from '#app/platform/shopper/user-rules.ts'
import { everyStore, type Store, stores } from '#app/platform/store/stores.ts'
import { freeTrialKinds, plans, plusKinds } from '#fixtures/membership/plans.ts'
import { createTestServer } from '#mock-server/test.ts'
import { GetBasketDocument, GetShopperDocument } from '#operations/__generated__/operations.ts'

/* What the shop derives about a shopper against what the contract's server says. Each implements the specification's rules in its own code. */

const server = createTestServer()

/** A scenario's shopper and basket as the shop stores them. */
async function userIn(scenario: string): Promise<{ user: User; told: Record<string, unknown>; tier: string | undefined }> {
  const place = { scenario, world: `shopper-${scenario}` }
  const me = (await server.execute({ document: GetShopperDocument, ...place })).data?.me
  const basket = (await server.execute({ document: GetBasketDocument, ...place })).data?.basket
  if (!me || !basket) throw new Error(`${scenario} was not answered.`)
  return { user: userOf({ ...me, basket: basket.items }), told: me, tier: basket.pricing?.priceTier }
}

type Role = { role: string; userType: UserType; isLoggedIn: boolean; isMember: boolean; special?: 'plus' | 'staff' | 'trial' }

const roles: readonly Role[] = [
  { role: 'guest', userType: 'guest', isLoggedIn: false, isMember: false },
  { role: 'non-member', userType: 'non-member', isLoggedIn: true, isMember: false },
  { role: 'lapsed-member', userType: 'lapsedmember', isLoggedIn: true, isMember: false },
  { role: 'monthly-member', userType: 'member', isLoggedIn: true, isMember: true },
  { role: 'annual-member', userType: 'member', isLoggedIn: true, isMember: true },
  { role: 'plus-member', userType: 'member', isLoggedIn: true, isMember: true, special: 'plus' },
  { role: 'staff-member', userType: 'member', isLoggedIn: true, isMember: true, special: 'staff' },
  { role: 'trial-member', userType: 'member', isLoggedIn: true, isMember: true, special: 'trial' },
]

const places = everyStore.flatMap((store) => roles.map((role) => ({ ...role, store, scenario: `${store.id}-${role.role}` })))

test.each(places)(
  'the shop and the server agree who a $scenario is [ROLE-01, ROLE-02, ROLE-03, ROLE-04, ROLE-05, ROLE-07, ROLE-08, ROLE-10, ROLE-11, ROLE-12]',
  async ({ scenario, store, special, ...role }) => {
    const { user, told, tier } = await userIn(scenario)

    expect(user).toMatchObject({ userType: role.userType, isLoggedIn: role.isLoggedIn })
    expect(isMember(user, '')).toBe(role.isMember)
    expect(isMemberType(user.userType)).toBe(role.isMember)
    expect(isLoggedInType(user.userType)).toBe(role.isLoggedIn && role.role !== 'non-member')
    expect(told).toMatchObject({ isMember: role.isMember, hasMembership: hasMembership(user), fullName: fullName(user) })
    expect(tier).toBe(isTypicalJourney(user) ? 'typical' : 'member')
    expect([isPlusMember(user, store), hasPlusMembership(user)]).toEqual([special === 'plus', special === 'plus'])
    expect(hasStaffMembership(user, store)).toBe(special === 'staff')
    expect(hasFreeTrialMembership(user, store)).toBe(special === 'trial')
  },
)

test.each([
  ['guest-with-membership', stores.uk, { own: true, gift: false, trial: false }],
  ['guest-with-gift-membership', stores.uk, { own: false, gift: true, trial: false }],
  ['member-with-membership-in-bag', stores.uk, { own: true, gift: false, trial: false }],
  ['member-with-trial-in-bag', stores.uk, { own: true, gift: false, trial: true }],
] as const)('with what %s has in the bag too', async (scenario, store: Store, { own, gift, trial }) => {
  const { user, told, tier } = await userIn(scenario)

  expect(hasMembershipInBag(user)).toBe(own)
  expect(hasGiftMembershipInBag(user)).toBe(gift)
  expect(hasFreeTrialMembershipInBag(user, store)).toBe(trial)
  expect(told).toMatchObject({ hasMembershipInBag: own, hasMembership: hasMembership(user) })
  expect(tier).toBe(isTypicalJourney(user) ? 'typical' : 'member')
  expect(effectiveMembership(user)?.id).toBe(
    user.isMember ? user.membership.id : own ? user.basket.find(({ type }) => type === 'membership')?.membership?.id : undefined,
  )
})

test.each(everyStore)('the plans that the shop treats in a way of their own are those of the $id store', ({ id, locale }) => {
  const of = plans[locale]
  expect([...specialPlans[id].freeTrials].sort()).toEqual(
    of
      .filter(({ kind }) => freeTrialKinds.has(kind))
      .map((plan) => plan.id)
      .sort(),
  )
  expect(specialPlans[id].staff).toBe(of.find(({ kind }) => kind === 'staff')?.id)
  expect([...specialPlans[id].plusSkus].sort()).toEqual(
    of
      .filter(({ kind }) => plusKinds.has(kind))
      .map(({ sku }) => sku)
      .sort(),
  )
})
