import 'server-only'
import { cache } from 'react'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { canBeRenewed } from '#app/platform/membership/renewal-right.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import {
  GetMembershipOffersDocument,
  type GetMembershipOffersQuery,
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

/** What to say to whoever is here. Nothing on a shared page, and nothing if it cannot be loaded. */
export async function joinStatusFor(pageRequest: PageRequest): Promise<JoinStatus> {
  if (pageRequest.key === '') return { kind: 'none' }
  const status = await slotOf(
    'the membership',
    async () => {
      const mine = await serverQuery(pageRequest, GetMyPlanDocument, {})
      const [{ membershipsByIds }, canRenew] = await Promise.all([
        serverQuery(pageRequest, GetPlansDocument, { ids: [mine.me.membership.id] }),
        mine.me.userType === 'lapsedmember' && canBeRenewed(pageRequest),
      ])
      return joinStatus(mine, membershipsByIds[0], pageRequest.store, canRenew)
    },
    slotLimitMs(pageRequest),
  )
  return status ?? { kind: 'none' }
}
