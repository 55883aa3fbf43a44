/** Card numbers with an outcome of their own. Every other number that passes the checks is accepted. */
export const cardOutcomes: Readonly<Record<string, string>> = {
  '4242424242424242': 'approved',
  '5555555555554444': 'approved',
  '378282246310005': 'approved',
  '4000000000000002': 'refused',
  '4000000000000119': 'failed',
  '4000000000000010': 'error',
  '4000000000000028': 'cancelled',
  '4000000000003220': 'challenge',
  '4000000000000036': 'late',
  '4000000000000044': 'late-refused',
  '4000000000000051': 'lost',
  '4000000000000069': 'unordered',
  '4000000000000077': 'late-unordered',
  '4000000000000085': 'message-first',
  '4000000000000093': 'message-last',
  '4000000000000101': 'unknown',
  '4000000000000127': 'discount',
  '4000000000000135': 'wishlist',
  '4000000000000143': 'load-error',
}

/** What becomes of a payment with a card. */
export function outcomeOfCard(digits: string): string {
  return cardOutcomes[digits] ?? 'approved'
}
