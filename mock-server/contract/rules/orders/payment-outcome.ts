/** What a payment provider said. */
type PaymentOutcome = { paid: true } | { paid: false; code: string }

/** What the values for trying out end in. The schema names each of them beside `PlaceOrderInput.paymentToken`. */
const refusals: Readonly<Record<string, string>> = {
  'test-refused': 'CHECKOUT_PAYMENT_REFUSED',
  'test-failed': 'CHECKOUT_PAYMENT_FAILED',
  'test-cancelled': 'CHECKOUT_PAYMENT_CANCELLED',
  'test-error': 'PAYMENT_FAILED_ERROR',
  'test-load-error': 'PAYMENT_LOAD_ERROR',
  'test-unknown': 'CHECKOUT_UNKNOWN_FAILURE',
  'test-discount': 'CHECKOUT_DISCOUNT_FAILURE',
}

/** The value that pays and lets the wishlist fail. */
export const WISHLIST_FAILS = 'test-wishlist'

/** Values that pay. */
const approvals: ReadonlySet<string | null> = new Set(['test-approved', WISHLIST_FAILS])

/** What a provider's token ends in. One that nobody gave is a bad request. */
export function paymentOutcome(token: string | null): PaymentOutcome {
  if (approvals.has(token)) return { paid: true }
  return { paid: false, code: (token !== null && Object.hasOwn(refusals, token) ? refusals[token] : undefined) ?? 'BAD_REQUEST' }
}
