import type { Wishlist } from '#schema/__generated__/types.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import type { ContractContext } from '../context.ts'
import { notFound } from '../errors.ts'
import { keepWish, removeWishes, wishModels } from '../wishlist/wishes-of.ts'

function wishlist(context: ContractContext): Wishlist {
  return { wishes: wishModels(context) }
}

/** Resolvers of the wishlist. */
export const wishlistResolvers: Resolvers<ContractContext> = {
  Query: { wishlist: (_root, _args, context) => wishlist(context) },
  Mutation: {
    addWishlistItemBySKU: (_root, { sku }, context) => {
      if (!context.shop.index.hasSku(sku)) throw notFound(['sku'], `sku is '${sku.slice(0, 60)}', which this store does not sell.`)
      keepWish(sku, context)
      return wishlist(context)
    },
    removeWishlistItemBySKU: (_root, { sku }, context) => {
      removeWishes([sku], context)
      return wishlist(context)
    },
  },
}
