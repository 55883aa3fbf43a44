/** Wishlist buttons and their toasts. */
export const wishlistCopy = {
  /** The label of a heart; `aria-pressed` holds the state. */
  save: 'Save {name} to your wishlist',
  added: 'Added to your wishlist',
  removed: 'Removed from your wishlist',
  failed: "Sorry, we couldn't update your wishlist. Please try again.",
} as const
