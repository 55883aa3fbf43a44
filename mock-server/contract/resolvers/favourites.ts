import type { OrderItAgainInput, ReplenishmentRemoval, ReplenishmentRestoration } from '#schema/__generated__/types.ts'
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

/** The stored removals without that of a variant. Throws NOT_FOUND if the shopper has not bought it. */
function otherRemovals(sku: string, context: ContractContext): readonly string[] {
  if (!wasBought(sku, context)) throw notFound(['sku'], `sku is '${sku.slice(0, 60)}', which the shopper has not bought.`)
  return context.shopper.read('removedReplenishments').filter((other) => other !== sku)
}

function remove(sku: string, context: ContractContext): ReplenishmentRemoval {
  context.shopper.write('removedReplenishments', [...otherRemovals(sku, context), sku].slice(-MOST_REMOVED))
  return { sku }
}

function restore(sku: string, context: ContractContext): ReplenishmentRestoration {
  context.shopper.write('removedReplenishments', otherRemovals(sku, context))
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
    restoreMyReplenishmentProduct: (_root, { sku }, context) => restore(sku, context),
  },
}
