/** What follows when the new card is saved. */
export type PaymentCompletion = 'none' | 'reactivate'

/** Path of the page for a new card, without the store's prefix. */
export const PAYMENT_UPDATE_PATH = '/account/my-membership/update-payment-details'

/** The page for a new card: what follows, and why the last one was not taken. Without the store's prefix. */
export function paymentUpdatePath(onCompletion: PaymentCompletion, refused?: string): string {
  const query = new URLSearchParams({ ...(onCompletion === 'reactivate' && { onCompletion }), ...(refused && { refused }) })
  return query.size === 0 ? PAYMENT_UPDATE_PATH : `${PAYMENT_UPDATE_PATH}?${query}`
}
