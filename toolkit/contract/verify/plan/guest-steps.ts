import { HOME, LIPSTICK, NEWEST } from '#fixtures/operations/values.ts'
import { isRecord } from '../../coverage/answer/answer-places.ts'
import { usual, type Variables } from './read-steps.ts'
import { offeredMethod, type SeenValues } from './seen-values.ts'

/** One request of a guest: what it is asked with. Undefined: there is nothing to ask it with. */
export type GuestStep = { operation: string; variables: (guest: SeenValues, shopper: SeenValues) => Variables | undefined }

/** What a guest needs before anything else can be asked. */
export const GUEST_BEGINS: ReadonlySet<string> = new Set(['startAnonymousSession', 'addBasketItems'])

/** The line that the guest put into the basket. */
function ownLine(guest: SeenValues): Variables | undefined {
  const line = guest.list('addBasketItems', 'addBasketItems', 'items').find(({ type }) => type === 'product')
  const variant = line?.['variant']
  return line && isRecord(variant) ? { ...LIPSTICK, id: line['id'], variantSku: variant['sku'] } : undefined
}

/**
 * A guest's way to the payment, in the forms that succeed: a shopper's own session is asked most of these only to be refused, because there they could not be
 * taken back. A guest's session is nobody's, and its basket is emptied at the end.
 */
export const guestSteps: readonly GuestStep[] = [
  { operation: 'startAnonymousSession', variables: () => ({}) },
  {
    operation: 'addBasketItems',
    variables: (_guest, shopper) => ({
      ...NEWEST,
      items: [{ ...LIPSTICK, variantSku: shopper.texts('Variant.sku')[0] ?? LIPSTICK.variantSku }],
    }),
  },
  { operation: 'applyDiscountCode', variables: () => usual('applyDiscountCode') },
  { operation: 'removeDiscountCode', variables: () => usual('removeDiscountCode') },
  { operation: 'setGuestDetails', variables: () => usual('setGuestDetails') },
  { operation: 'setDeliveryAddress', variables: () => ({ input: { address: HOME }, saveToAddressBook: false }) },
  {
    operation: 'setDeliveryMethod',
    variables: (guest) => ({ deliveryMethod: offeredMethod(guest) }),
  },
  { operation: 'getCheckout', variables: () => ({}) },
  {
    operation: 'removeBasketItems',
    variables: (guest) => {
      const line = ownLine(guest)
      return line && { ...NEWEST, items: [line] }
    },
  },
]
