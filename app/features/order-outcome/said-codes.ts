/** What may be said beside an order that was placed. Anybody can write an address: other codes are left out. */
const known: ReadonlySet<string> = new Set(['CHECKOUT_WISHLIST_UPDATE_FAILURE'])

/** The notifications that the page's address names. */
export function saidCodes(said: string | string[] | undefined) {
  return [...new Set([said ?? []].flat())]
    .filter((code) => known.has(code))
    .map((code) => ({ code, level: 'warn' as const, params: [], handler: null }))
}
