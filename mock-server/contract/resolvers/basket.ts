import type { BasketUpdate } from '#schema/__generated__/types.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { basketUpdate } from '../basket/basket-update.ts'
import { addItems, applyCode, chooseDelivery, editItem, removeCode, removeItems } from '../basket/change-basket.ts'
import type { ContractContext } from '../context.ts'
import { badInput } from '../errors.ts'
import { requireWithin } from './bounds.ts'

/** The session names the basket, and there is only its newest version: everything else is a client's mistake. [BASKET-33] */
function requireNewest({ listId, version }: { listId: string; version: number }): void {
  if (listId !== '') throw badInput("listId must be '': the session names the basket.")
  if (version !== -1) throw badInput('version must be -1: there is only the newest.')
}

/** A change needs a session and names the newest basket. */
function change<Args>(args: Args, context: ContractContext, apply: (args: Args, context: ContractContext) => BasketUpdate): BasketUpdate {
  context.requireSession()
  return apply(args, context)
}

/** The basket: what it holds, and every change of it. */
export const basketResolvers: Resolvers<ContractContext> = {
  Query: { basket: (_root, _args, context) => basketUpdate(context) },
  Mutation: {
    addBasketItems: (_root, args, context) => {
      requireNewest(args)
      requireWithin('items', args.items.length, 1, 50)
      return change(args.items, context, addItems)
    },
    removeBasketItems: (_root, args, context) => {
      requireNewest(args)
      requireWithin('items', args.items.length, 1, 50)
      return change(args.items, context, removeItems)
    },
    editBasketItem: (_root, args, context) => {
      requireNewest(args)
      return change(args.item, context, editItem)
    },
    applyDiscountCode: (_root, { code }, context) => change(code, context, applyCode),
    removeDiscountCode: (_root, { code }, context) => change(code, context, removeCode),
    setDeliveryMethod: (_root, args, context) => change(args.deliveryMethod, context, chooseDelivery),
  },
}
