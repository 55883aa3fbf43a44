/** How many months a gift runs; undefined if the contract says nothing that is a number of months. */
export function monthsOf({ termMonths }: { termMonths: number | null }): number | undefined {
  return termMonths !== null && Number.isInteger(termMonths) && termMonths > 0 ? termMonths : undefined
}

/** How many months every gift runs; undefined if they differ, if one has no term, or if there are none. */
export function sharedMonths(gifts: readonly { termMonths: number | null }[] = []): number | undefined {
  const terms = new Set(gifts.map(monthsOf))
  const [months] = terms
  return terms.size === 1 ? months : undefined
}
