import 'server-only'
import { RequestFailure } from '#app/platform/graphql/request-failure.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { GetMyPlanDocument, type GetMyPlanQuery, GetOrdersDocument, GetReferralDocument } from '#operations/__generated__/operations.ts'
import type { ListedOrder } from '../orders/orders-data.ts'

type Part<Value> = { value: Value } | { failed: true }

/** What matters now, part by part: each may fail by itself. */
export type DashboardView = {
  /** The latest order; null if there is none. */
  order: Part<ListedOrder | null>
  membership: Part<GetMyPlanQuery['me']>
  /** Major units, in the currency of the store. */
  referral: Part<{ credit: number; leastSpend: number; creditAvailable: number; currency: string; currencySymbol: string }>
}

/** Loads the start page of the account. Throws only for a session that has ended. */
export async function dashboardData(pageRequest: PageRequest): Promise<DashboardView> {
  const [order, membership, referral] = await Promise.all([
    part('latest order', async () => {
      const { orders } = await serverQuery(pageRequest, GetOrdersDocument, { pagination: { currentPage: 1, perPage: 1 } })
      return orders.orders[0] ?? null
    }),
    part('membership', async () => (await serverQuery(pageRequest, GetMyPlanDocument, {})).me),
    part('referral', async () => {
      const variables = { pagination: { currentPage: 1, perPage: 1 } }
      return (await serverQuery(pageRequest, GetReferralDocument, variables)).referral
    }),
  ])
  return { order, membership, referral }
}

async function part<Value>(name: string, load: () => Promise<Value>): Promise<Part<Value>> {
  try {
    return { value: await load() }
  } catch (error) {
    if (error instanceof RequestFailure && error.code === 'UNAUTHENTICATED') throw error
    warnLeftOut(name, error)
    return { failed: true }
  }
}
