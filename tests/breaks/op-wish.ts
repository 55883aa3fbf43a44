import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'What the contract answers does not reach the header’s list.',
    file: 'app/features/wishlist/wishlist-changes.client.ts',
    from: '  const { removeWishlistItemBySKU } = await change(RemoveWishlistItemBySkuDocument, { sku })\n  rememberWishes(removeWishlistItemBySKU)',
    to: '  await change(RemoveWishlistItemBySkuDocument, { sku })',
    turnsRed: ['OP-WISH-04'],
    seenBy: ['app/features/wishlist/settle-wish.test.ts'],
  },
  {
    says: 'A wish that is given up stays.',
    file: 'mock-server/contract/resolvers/wishlist.ts',
    from: '      removeWishes([sku], context)\n',
    to: '',
    turnsRed: ['OP-WISH-03'],
    seenBy: ['tests/contract/catalogue/wishlist.test.ts'],
  },
  {
    says: 'Past orders are kept by the browser.',
    file: 'app/platform/graphql/fetch-policy.ts',
    from: "NOT_CACHED: 'no-cache'",
    to: "NOT_CACHED: 'cache-first'",
    turnsRed: ['OP-WISH-08'],
    seenBy: ['app/platform/graphql/browser-client.test.ts'],
  },
  {
    says: 'Whoever is not logged in removes things all the same.',
    file: 'mock-server/contract/require-session.ts',
    from: "    if (!shopper.read('identity')) throw unauthenticated()",
    to: '',
    turnsRed: ['OP-WISH-09'],
    seenBy: ['tests/contract/catalogue/favourites.test.ts'],
  },
  {
    says: 'Removing one product removes them all.',
    file: 'mock-server/contract/resolvers/favourites.ts',
    from: '=> remove(sku, context)',
    to: '=> orderItAgain(defaults, context).productCards.map(({ variant }) => remove(variant.sku, context))[0] ?? remove(sku, context)',
    turnsRed: ['OP-WISH-09'],
    seenBy: ['tests/contract/catalogue/favourites.test.ts'],
  },
]
