import type { ErrorCode } from '#schema/__generated__/types.ts'

/** A payment provider's result. */
type PaymentOutcome = { paid: true } | { paid: false; code: ErrorCode }

/** The outcome of each test token. The schema lists the tokens at `PlaceOrderInput.paymentToken`. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  'test-refused': 'CHECKOUT_PAYMENT_REFUSED',
  'test-failed': 'CHECKOUT_PAYMENT_FAILED',
  'test-cancelled': 'CHECKOUT_PAYMENT_CANCELLED',
  'test-error': 'PAYMENT_FAILED_ERROR',
  'test-load-error': 'PAYMENT_LOAD_ERROR',
  'test-unknown': 'CHECKOUT_UNKNOWN_FAILURE',
  'test-discount': 'CHECKOUT_DISCOUNT_FAILURE',
}

/** The token that pays but makes the wishlist fail. */
export const WISHLIST_FAILS = 'test-wishlist'

/** Tokens that pay. */
const approvals: ReadonlySet<string | null> = new Set(['test-approved', WISHLIST_FAILS])

/** The outcome of a provider's token. An unknown token is a bad request. */
export function paymentOutcome(token: string | null): PaymentOutcome {
  if (approvals.has(token)) return { paid: true }
  return { paid: false, code: (token !== null && Object.hasOwn(refusals, token) ? refusals[token] : undefined) ?? 'BAD_REQUEST' }
}
