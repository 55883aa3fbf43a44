import type { OrderItAgainInput, ReplenishmentRemoval } from '#schema/__generated__/types.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import type { ContractContext } from '../context.ts'
import { notFound } from '../errors.ts'
import { forYou } from '../favourites/for-you.ts'
import { orderItAgain, wasBought } from '../favourites/order-it-again.ts'

/** The default input. */
const defaults: OrderItAgainInput = {
  pagination: { currentPage: 1, perPage: 32 },
  sortOptions: 'RECOMMENDED',
  filteringOptions: { categories: [] },
  period: 'ALL_TIME',
}

/** Maximum number of stored removals. */
const MOST_REMOVED = 500

function remove(sku: string, context: ContractContext): ReplenishmentRemoval {
  if (!wasBought(sku, context)) throw notFound(['sku'], `sku is '${sku.slice(0, 60)}', which the shopper has not bought.`)
  const removed = context.shopper.read('removedReplenishments').filter((other) => other !== sku)
  context.shopper.write('removedReplenishments', [...removed, sku].slice(-MOST_REMOVED))
  return { sku }
}

/** Resolvers for past purchases and the shop's picks. */
export const favouritesResolvers: Resolvers<ContractContext> = {
  Query: {
    orderItAgainProducts: (_root, { orderItAgainInput }, context) => orderItAgain(orderItAgainInput ?? defaults, context),
    forYou: (_root, _args, context) => forYou(context),
  },
  Mutation: {
    removeMyReplenishmentProduct: (_root, { sku }, context) => remove(sku, context),
  },
}
