import type { Resolvers } from '../__generated__/resolvers.ts'
import { basketId, basketVersion } from '../basket/basket-of.ts'
import { basketModel } from '../basket/basket-update.ts'
import { addItems, applyCode, chooseDelivery, editItem, removeAppliedCode, removeItems } from '../basket/change-basket.ts'
import type { ContractContext } from '../context.ts'
import { notFound, versionConflict } from '../errors.ts'

type Target = { listId: string; version: number }

/** A change is for the session's own basket, and for its newest version. */
function requireNewest({ listId, version }: Target, context: ContractContext): void {
  if (listId !== '' && listId !== basketId(context))
    throw notFound(['listId'], `This session has no basket '${listId.slice(0, 60)}'; its own is '${basketId(context)}'.`)
  const newest = basketVersion(context)
  if (version !== -1 && version !== newest) throw versionConflict(newest)
}

/** Resolvers of the basket and its changes. */
export const basketResolvers: Resolvers<ContractContext> = {
  Query: { basket: (_root, _args, context) => basketModel(context) },
  Mutation: {
    addBasketItems: (_root, args, context) => {
      requireNewest(args, context)
      return addItems(args.items, context)
    },
    removeBasketItems: (_root, args, context) => {
      requireNewest(args, context)
      return removeItems(args.items, context)
    },
    editBasketItem: (_root, args, context) => {
      requireNewest(args, context)
      return editItem(args.item, context)
    },
    applyDiscountCode: (_root, { code }, context) => applyCode(code, context),
    removeDiscountCode: (_root, { code }, context) => removeAppliedCode(code, context),
    setDeliveryMethod: (_root, { deliveryMethod }, context) => chooseDelivery(deliveryMethod, context),
  },
}
