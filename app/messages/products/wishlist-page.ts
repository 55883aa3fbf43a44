/** The page of the wishlist, in both stores. */
export const wishlistPageCopy = {
  title: 'My Wishlist',
  count: '{count, plural, one {# product} other {# products}}',
  emptyTitle: 'Your wishlist is empty',
  emptyText: 'Tap the heart on any product to save it.',
  bestsellers: 'See our bestsellers',
  failed: "Sorry, we couldn't load your wishlist.",
  retry: 'Try again',
} as const
