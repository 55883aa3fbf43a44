/** The page of the wishlist, in both stores. */
export const wishlistPageCopy = {
  title: 'My Wishlist',
  count: '{count, plural, one {# product} other {# products}}',
  emptyTitle: 'Your wishlist is empty',
  emptyText: 'Press the heart of a product to keep it here.',
  bestsellers: 'See our bestsellers',
  failed: 'Sorry, your wishlist did not reach us.',
  retry: 'Try again',
} as const
