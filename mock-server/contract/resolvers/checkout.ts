import type { Resolvers } from '../__generated__/resolvers.ts'
import { setDeliveryAddress, setGuestDetails } from '../checkout/checkout-changes.ts'
import { checkoutModel } from '../checkout/checkout-model.ts'
import { placeOrder } from '../checkout/place-order.ts'
import type { ContractContext } from '../context.ts'
import { attemptModel, currentAttemptId, findAttempt, notStartedModel } from '../orders/attempts.ts'
import { settleAttempt } from '../orders/settle-attempt.ts'

/** Resolvers from basket to order. */
export const checkoutResolvers: Resolvers<ContractContext> = {
  Query: {
    checkout: (_root, _args, context) => checkoutModel(context),
    orderAttempt: (_root, { requestId }, context) => {
      const attempt = findAttempt(requestId, context)
      if (attempt) return attemptModel(settleAttempt(attempt, context), context)
      return requestId === currentAttemptId(context) ? notStartedModel(requestId) : null
    },
  },
  Mutation: {
    setGuestDetails: (_root, { input }, context) => setGuestDetails(input, context),
    setDeliveryAddress: (_root, args, context) => setDeliveryAddress(args, context),
    placeOrder: (_root, { input }, context) => placeOrder(input, context),
  },
}
