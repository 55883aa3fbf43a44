import type { Resolvers } from '../__generated__/resolvers.ts'
import { basketUpdate } from '../basket/basket-update.ts'
import { addItems, applyCode, chooseDelivery, editItem, removeAppliedCode, removeItems } from '../basket/change-basket.ts'
import type { ContractContext } from '../context.ts'

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
