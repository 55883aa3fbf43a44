import type { Resolvers } from '../__generated__/resolvers.ts'
import { basketUpdate } from '../basket/basket-update.ts'
import { addItems, applyCode, chooseDelivery, editItem, removeAppliedCode, removeItems } from '../basket/change-basket.ts'
import type { ContractContext } from '../context.ts'
import { badInput, problem } from '../errors.ts'
import { requireWithin } from './bounds.ts'

/** The session identifies the basket, and only its latest version can be changed. */
function requireNewest({ listId, version }: { listId: string; version: number }): void {
  if (listId !== '') throw badInput([problem('INVALID', ['listId'], "listId must be '': the session names the basket.")])
  if (version !== -1) throw badInput([problem('INVALID', ['version'], 'version must be -1: there is only the newest.')])
}

function requireItems(args: { listId: string; version: number; items: readonly unknown[] }): void {
  requireNewest(args)
  requireWithin('items', args.items.length, 1, 50)
}

/** Argument checks that are reported even if the session is missing too. */
export const basketArgumentChecks = {
  'Mutation.addBasketItems': requireItems,
  'Mutation.removeBasketItems': requireItems,
  'Mutation.editBasketItem': requireNewest,
}

/** Resolvers of the basket and its changes. */
export const basketResolvers: Resolvers<ContractContext> = {
  Query: { basket: (_root, _args, context) => basketUpdate(context) },
  Mutation: {
    addBasketItems: (_root, { items }, context) => addItems(items, context),
    removeBasketItems: (_root, { items }, context) => removeItems(items, context),
    editBasketItem: (_root, { item }, context) => editItem(item, context),
    applyDiscountCode: (_root, { code }, context) => applyCode(code, context),
    removeDiscountCode: (_root, { code }, context) => removeAppliedCode(code, context),
    setDeliveryMethod: (_root, { deliveryMethod }, context) => chooseDelivery(deliveryMethod, context),
  },
}
