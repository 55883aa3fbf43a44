import type { Resolvers } from '../__generated__/resolvers.ts'
import { setDeliveryAddress, setGuestDetails } from '../checkout/checkout-changes.ts'
import { checkoutModel } from '../checkout/checkout-model.ts'
import { placeOrder } from '../checkout/place-order.ts'
import type { ContractContext } from '../context.ts'
import { badInput, problem } from '../errors.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Resolvers from basket to order. */
export const checkoutResolvers: Resolvers<ContractContext> = {
  Query: { checkout: (_root, _args, context) => checkoutModel(context) },
  Mutation: {
    setGuestDetails: (_root, { input }, context) => setGuestDetails(input, context),
    setDeliveryAddress: (_root, { input }, context) => setDeliveryAddress(input, context),
    placeOrder: (_root, { input }, context) => {
      if (!UUID.test(input.requestId)) throw badInput([problem('INVALID', ['input', 'requestId'], 'requestId must be a UUID v4.')])
      return placeOrder(input, context)
    },
  },
}
