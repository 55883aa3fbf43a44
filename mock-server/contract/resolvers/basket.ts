import type { Resolvers } from '../__generated__/resolvers.ts'
import { basketId, basketVersion } from '../basket/basket-of.ts'
import { basketModel } from '../basket/basket-update.ts'
import { addItems, applyCode, chooseDelivery, editItem, removeAppliedCode, removeItems } from '../basket/change-basket.ts'
import type { ContractContext } from '../context.ts'
import { badInput, notFound, problem, versionConflict } from '../errors.ts'
import { requireWithin } from './bounds.ts'

type Target = { listId: string; version: number }

/** What `version` accepts, whatever the basket. */
function requireVersion({ version }: Pick<Target, 'version'>): void {
  if (version < -1) throw badInput([problem('OUT_OF_RANGE', ['version'], `version is ${version}; -1, for the newest, is the least.`)])
}

/** A change is for the session's own basket, and for its newest version. */
function requireNewest({ listId, version }: Target, context: ContractContext): void {
  if (listId !== '' && listId !== basketId(context))
    throw notFound(['listId'], `This session has no basket '${listId.slice(0, 60)}'; its own is '${basketId(context)}'.`)
  const newest = basketVersion(context)
  if (version !== -1 && version !== newest) throw versionConflict(newest)
}

function requireItems(args: { version: number; items: readonly unknown[] }): void {
  requireVersion(args)
  requireWithin('items', args.items.length, 1, 50)
}

/** Argument checks that are reported even if the session is missing too. */
export const basketArgumentChecks = {
  'Mutation.addBasketItems': requireItems,
  'Mutation.removeBasketItems': requireItems,
  'Mutation.editBasketItem': requireVersion,
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
