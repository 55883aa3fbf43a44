import { HOME, LIPSTICK, NEWEST } from '#fixtures/operations/values.ts'
import type { Variables } from './read-steps.ts'
import { offeredMethod, type SeenValues } from './seen-values.ts'

/** One request on the way to an order that is cancelled again. Undefined: what it needs was not answered. */
type OrderStep = { operation: string; variables: (seen: SeenValues, paymentToken: string) => Variables | undefined }

/** The number of the order that was placed; undefined: none was. */
export function placedNumber(seen: SeenValues): string | undefined {
  const number = seen.at('placeOrder', 'placeOrder', 'order', 'number')
  return typeof number === 'string' ? number : undefined
}

const withNumber = (seen: SeenValues): Variables | undefined => {
  const number = placedNumber(seen)
  return number === undefined ? undefined : { number }
}

/** What an order is placed with, until it is placed. The first asks what the basket holds. */
export const placingSteps: readonly OrderStep[] = [
  { operation: 'getBasket', variables: () => ({}) },
  {
    operation: 'addBasketItems',
    variables: (seen) => ({ ...NEWEST, items: [{ ...LIPSTICK, variantSku: seen.texts('Variant.sku')[0] ?? LIPSTICK.variantSku }] }),
  },
  { operation: 'setDeliveryAddress', variables: () => ({ input: { address: HOME }, saveToAddressBook: false }) },
  {
    operation: 'setDeliveryMethod',
    variables: (seen) => ({ deliveryMethod: offeredMethod(seen) }),
  },
  { operation: 'getCheckout', variables: () => ({}) },
  {
    operation: 'placeOrder',
    variables: (seen, paymentToken) => {
      const checkout = (...path: string[]): unknown => seen.at('getCheckout', 'checkout', ...path)
      const expectedTotal = checkout('basket', 'pricing', 'totalPrice', 'gross')
      // A new card: what the token is for.
      const card = seen.list('getCheckout', 'checkout', 'paymentMethods').find(({ kind, isSaved }) => kind === 'CARD' && isSaved === false)
      const input = {
        requestId: checkout('attemptId'),
        expectedTotal,
        paymentMethodId: card?.['id'] ?? null,
        paymentToken,
        savePayment: false,
      }
      return expectedTotal === undefined ? undefined : { input }
    },
  },
]

/** What follows an order that was placed. */
export const placedSteps: readonly OrderStep[] = [
  { operation: 'getPlacedOrder', variables: withNumber },
  { operation: 'cancelOrder', variables: withNumber },
]
