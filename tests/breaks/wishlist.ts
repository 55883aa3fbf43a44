import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'What is not on the wishlist is taken off by a call.',
    file: 'app/features/wishlist/wishlist-changes.client.ts',
    from: '  if (!isOnWishlist(sku)) return false\n',
    to: '',
    turnsRed: ['WISHLIST-04'],
    seenBy: ['app/features/wishlist/settle-wish.test.ts'],
  },
  {
    says: 'A heart that is pressed again adds once more.',
    file: 'app/features/wishlist/settle-wish.client.ts',
    from: 'await (isWanted ? addWish(sku) : removeWish(sku))',
    to: 'await addWish(sku)',
    turnsRed: ['WISHLIST-02'],
    seenBy: ['app/features/wishlist/settle-wish.test.ts'],
  },
  {
    says: 'Nobody is sent to log in.',
    file: 'app/features/wishlist/settle-wish.client.ts',
    from: "    want(sku, undefined)\n    return 'login'",
    to: "    want(sku, undefined)\n    return 'failed'",
    turnsRed: ['WISHLIST-01'],
    seenBy: ['app/features/wishlist/settle-wish.test.ts'],
  },
  {
    says: 'New wishes go to the end of the list.',
    file: 'mock-server/contract/wishlist/wishes-of.ts',
    from: '[wish, ...known]',
    to: '[...known, wish]',
    turnsRed: ['OP-WISH-01'],
    seenBy: ['tests/contract/catalogue/wishlist.test.ts'],
  },
  {
    says: 'Whoever logs in to save something does not come back.',
    file: 'app/features/wishlist/WishForm.client.tsx',
    from: 'if (isGuest()) return location.assign(loginHref)',
    to: "if (isGuest()) return location.assign('/login')",
    turnsRed: ['WISHLIST-01'],
    seenBy: ['tests/journeys/catalogue/wishlist.spec.ts'],
  },
]
