import type { OrderItAgainInput } from '#schema/__generated__/types.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import type { ContractContext } from '../context.ts'
import { forYou } from '../favourites/for-you.ts'
import { boughtBefore, orderItAgain } from '../favourites/order-it-again.ts'

/** The default input. */
const defaults: OrderItAgainInput = {
  pagination: { currentPage: 1, perPage: 32 },
  sortOptions: 'RECOMMENDED',
  filteringOptions: { categories: [] },
  period: 'ALL_TIME',
}

/** Maximum number of stored removals. */
const MOST_REMOVED = 500

function remove(sku: string, context: ContractContext): boolean {
  const wasBought = boughtBefore(context).some((one) => one.sku === sku)
  if (!wasBought) return false
  context.shopper.write('removedReplenishments', [...context.shopper.read('removedReplenishments'), sku].slice(-MOST_REMOVED))
  return true
}

/** Resolvers for past purchases and the shop's picks. */
export const favouritesResolvers: Resolvers<ContractContext> = {
  Query: {
    orderItAgainProducts: (_root, { orderItAgainInput }, context) => orderItAgain(orderItAgainInput ?? defaults, context),
    forYou: (_root, _args, context) => forYou(context),
  },
  Mutation: {
    removeMyReplenishmentProduct: (_root, { sku }, context) => ({ isSuccessful: remove(sku, context) }),
  },
}
