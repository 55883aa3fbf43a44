import { describe, expect, test } from 'vitest'
import { giftSkusIn } from '#app/platform/settings/memberships.ts'
import { specialPlans } from '#app/platform/settings/plans.ts'
import { PLUS_SKU_PREFIX, sixtyDayTrials } from '#app/platform/settings/prompt-plans.ts'
import { isTrialTypeOffer } from '#app/platform/settings/trial-offers.ts'
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
import { findPlan, freeTrialKinds, planOf, plans, plusKinds, sixtyDayTrialKinds } from '#fixtures/membership/plans.ts'
import type { PlanKind, PlanRecord } from '#fixtures/membership/record.ts'
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

describe.each(everyStore)('the plans that the shop treats in a way of their own, in the $id store', ({ id, locale }) => {
  const kindsOf = (isMeant: (plan: PlanRecord) => boolean) =>
    plans[locale]
      .filter(isMeant)
      .map(({ kind }) => kind)
      .sort()
  const idsOf = (kinds: readonly PlanKind[]) => kinds.map((kind) => planOf(locale, kind).id).sort()
  const skusOf = (kinds: readonly PlanKind[]) => kinds.map((kind) => planOf(locale, kind).sku).sort()
  const sixtyDays: readonly PlanKind[] = [
    'sixty-day-free-trial-to-annual',
    'sixty-day-free-trial-to-monthly',
    'sixty-day-free-trial-to-starter',
  ]
  const trials: readonly PlanKind[] = [
    'free-trial',
    'free-trial-30',
    ...(id === 'us' ? (['free-trial-limitless-30'] as const) : []),
    ...sixtyDays,
    'thirty-day-free-trial',
    'thirty-day-free-trial-to-monthly',
    'three-month-free-trial',
  ]

  test('free trials last 14, 30 or 60 days or 3 months, and those that go on as a plan of a month, of a year or with the starter kit are among them [MEMBERSHIP-17]', () => {
    expect([...specialPlans[id].freeTrials].sort()).toEqual(idsOf(trials))
    expect(kindsOf(({ kind }) => freeTrialKinds.has(kind))).toEqual(trials)
    const terms = trials.map((kind) => planOf(locale, kind).trial)
    expect(new Set(terms.map((trial) => trial?.days))).toEqual(new Set([14, 30, 60, 90]))
    for (const next of ['monthly', 'annual-limitless', 'plus-starter-kit']) expect(terms.map((trial) => trial?.renewsTo)).toContain(next)
  })

  test('offered like a trial are the free ones and three that are paid: three months, annual limitless and annual lite [MEMBERSHIP-18, MEMBERSHIP-19, MEMBERSHIP-20]', () => {
    expect(kindsOf((plan) => isTrialTypeOffer(plan.id, id))).toEqual(
      [...trials, 'three-month-paid-to-annual', 'annual-limitless', 'annual-lite'].sort(),
    )
    // Ids of the other store mean nothing here.
    expect(plans[locale === 'en-GB' ? 'en-US' : 'en-GB'].filter((plan) => isTrialTypeOffer(plan.id, id))).toEqual([])
  })

  test('the skus of plus are those of the two plus plans [MEMBERSHIP-23]', () => {
    expect([...specialPlans[id].plusSkus].sort()).toEqual(skusOf(['plus', 'plus-starter-kit']))
    expect(kindsOf(({ kind }) => plusKinds.has(kind))).toEqual(['plus', 'plus-starter-kit'])
    expect(kindsOf(({ sku }) => sku.startsWith(PLUS_SKU_PREFIX))).toEqual(['plus', 'plus-starter-kit'])
  })

  test('the skus of the 60-day trials are those of all three, also of those that renew by the year [MEMBERSHIP-24]', () => {
    expect(sixtyDayTrials[id].map((trial) => findPlan(locale, trial)?.sku).sort()).toEqual(skusOf(sixtyDays))
    expect(kindsOf(({ kind }) => sixtyDayTrialKinds.has(kind))).toEqual(sixtyDays)
  })

  test('the staff’s is the plan for staff, and the skus of gifts are those of the two gift plans', () => {
    expect(specialPlans[id].staff).toBe(planOf(locale, 'staff').id)
    expect([...giftSkusIn(locale)].sort()).toEqual(skusOf(['gift', 'partner-gift']))
  })
})
