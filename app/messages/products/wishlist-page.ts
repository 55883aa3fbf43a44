import { MY_WISHLIST, PRODUCTS, TRY_AGAIN } from '../shared.ts'

/** The wishlist page. */
export const wishlistPageCopy = {
  title: MY_WISHLIST,
  subheader: 'Kept for later.',
  count: PRODUCTS,
  emptyTitle: 'Your wishlist is empty',
  emptyText: 'Tap the heart on any product to save it.',
  bestsellers: 'See our bestsellers',
  failed: "Sorry, we couldn't load your wishlist.",
  retry: TRY_AGAIN,
} as const
