import type { Resolvers } from '../__generated__/resolvers.ts'
import type { ContractContext } from '../context.ts'
import { redeemGift } from '../membership/gifts.ts'
import { membershipOffersOf } from '../membership/membership-offers.ts'
import { planById } from '../membership/plan-model.ts'

/** Resolvers of the membership plans. */
export const membershipResolvers: Resolvers<ContractContext> = {
  Query: {
    membershipsByIds: (_root, { ids }, { store }) => ids.flatMap((id) => planById(store, id) ?? []),
    membershipOffers: (_root, _args, context) => membershipOffersOf(context),
  },
  Mutation: {
    redeemGift: (_root, { code }, context) => redeemGift(code, context),
  },
}
