import 'server-only'
import { needsLogin } from '#app/platform/graphql/request-failure.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import {
  GetGracePeriodEntitlementDocument,
  GetMembershipsDocument,
  GetMyPlanDocument,
  GetOrdersDocument,
  GetReferralDocument,
} from '#operations/__generated__/operations.ts'
import type { ListedOrder } from '../orders/orders-data.ts'
import { type HeldMembership, heldMembership } from './held-membership.ts'

/** The first of a list. */
const NEWEST = { pagination: { currentPage: 1, perPage: 1 } }

type Part<Value> = { value: Value } | { failed: true }

/** What matters now, part by part: each may fail by itself. */
export type DashboardView = {
  /** The latest order; null if there is none. */
  order: Part<ListedOrder | null>
  membership: Part<HeldMembership>
  /** Major units, in the currency of the store. */
  referral: Part<{ credit: number; leastSpend: number; creditAvailable: number; currency: string; currencySymbol: string }>
}

/** Loads the start page of the account. Throws only for a session that has ended. */
export async function dashboardData(pageRequest: PageRequest): Promise<DashboardView> {
  const [order, membership, referral] = await Promise.all([
    part('latest order', async () => {
      const { orders } = await serverQuery(pageRequest, GetOrdersDocument, NEWEST)
      return orders.orders[0] ?? null
    }),
    part('membership', () => membershipOf(pageRequest)),
    part('referral', async () => {
      return (await serverQuery(pageRequest, GetReferralDocument, NEWEST)).referral
    }),
  ])
  return { order, membership, referral }
}

async function membershipOf(pageRequest: PageRequest): Promise<HeldMembership> {
  const [{ me }, { memberships }] = await Promise.all([
    serverQuery(pageRequest, GetMyPlanDocument, {}),
    serverQuery(pageRequest, GetMembershipsDocument, NEWEST),
  ])
  const [latest] = memberships.memberships
  // Only of what is over it matters whether it can be renewed.
  const asksForGrace = latest?.status === 'expired'
  const grace = asksForGrace ? (await serverQuery(pageRequest, GetGracePeriodEntitlementDocument, {})).gracePeriodEntitlement : null
  return heldMembership({ membership: me.membership, latest, grace }, pageRequest.store)
}

async function part<Value>(name: string, load: () => Promise<Value>): Promise<Part<Value>> {
  try {
    return { value: await load() }
  } catch (error) {
    if (needsLogin(error)) throw error
    warnLeftOut(name, error)
    return { failed: true }
  }
}
