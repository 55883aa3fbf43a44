import { findPlan } from '#fixtures/membership/plans.ts'
import type { PlanRecord } from '#fixtures/membership/record.ts'
import type { MembershipPlan } from '#schema/__generated__/types.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import type { ContractContext } from '../context.ts'
import { price } from '../rules/money/price-format.ts'

function membershipPlan({ id, name, sku, duration, price: raw, locale }: PlanRecord): MembershipPlan {
  return { id, name, value: sku, duration, price: price(raw, locale) }
}

/** Resolvers of the membership plans. */
export const membershipResolvers: Resolvers<ContractContext> = {
  Query: {
    membershipsByIds: (_root, { ids }, { store }) =>
      ids.flatMap((id) => {
        const plan = findPlan(store, id)
        return plan?.id === id ? [membershipPlan(plan)] : []
      }),
  },
}
