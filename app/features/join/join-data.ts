import 'server-only'
import { cache } from 'react'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { canBeRenewed } from '#app/platform/membership/renewal-right.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import {
  GetMembershipOffersDocument,
  type GetMembershipOffersQuery,
  GetMembershipsDocument,
  GetMyPlanDocument,
  GetPlansDocument,
} from '#operations/__generated__/operations.ts'
import { type JoinStatus, joinStatus } from './join-status.ts'

export type Offers = GetMembershipOffersQuery['membershipOffers']
export type Plan = Offers['plans'][number]
export type Trial = Offers['trials'][number]
export type Gift = Offers['gifts'][number]

/** What can be joined; undefined if it cannot be loaded. */
export const joinOffersFor = cache(
  async (pageRequest: PageRequest): Promise<Offers | undefined> =>
    slotOf(
      'the plans',
      async () => (await serverQuery(pageRequest, GetMembershipOffersDocument, {})).membershipOffers,
      slotLimitMs(pageRequest),
    ),
)

/** The newest membership of an account. */
const NEWEST = { pagination: { currentPage: 1, perPage: 1 } }

/** Nothing is known of whoever is here. */
const NOBODY: JoinStatus = { kind: 'none', hasUsedTrial: false }

/** What to say to whoever is here. Nothing on a shared page, and nothing if it cannot be loaded. */
export async function joinStatusFor(pageRequest: PageRequest): Promise<JoinStatus> {
  if (pageRequest.key === '') return NOBODY
  const status = await slotOf(
    'the membership',
    async () => {
      const mine = await serverQuery(pageRequest, GetMyPlanDocument, {})
      const [{ membershipsByIds }, nextPaymentDate, canRenew] = await Promise.all([
        serverQuery(pageRequest, GetPlansDocument, { ids: [mine.me.membership.id] }),
        mine.me.isMember ? nextPaymentDateOf(pageRequest) : undefined,
        mine.me.userType === 'lapsedmember' && canBeRenewed(pageRequest),
      ])
      return joinStatus(mine, { plan: membershipsByIds[0], nextPaymentDate }, pageRequest.store, canRenew)
    },
    slotLimitMs(pageRequest),
  )
  return status ?? NOBODY
}

/** When the membership of an account is charged next; null if never again, undefined if that cannot be known. */
async function nextPaymentDateOf(pageRequest: PageRequest): Promise<string | null | undefined> {
  return slotOf(
    'the next payment',
    async () => (await serverQuery(pageRequest, GetMembershipsDocument, NEWEST)).memberships.memberships[0]?.billing.nextPaymentDate,
    slotLimitMs(pageRequest),
  )
}

/** The membership that a gift has begun for whoever is here, and until when; undefined if what they have was not given, or cannot be loaded. */
export async function begunGiftFor(pageRequest: PageRequest): Promise<{ plan: string; until: string } | undefined> {
  const [status, offers] = await Promise.all([joinStatusFor(pageRequest), joinOffersFor(pageRequest)])
  if (status.kind !== 'member' || status.until === undefined) return undefined
  const { plan, planId, until } = status
  return offers?.gifts.some(({ id }) => id === planId) ? { plan, until } : undefined
}
