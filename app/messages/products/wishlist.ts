/** The hearts, in both stores. `{name}` is replaced by what is saved. */
export const wishlistCopy = {
  /** What a heart is for; whether it is pressed says the rest. */
  save: 'Save {name} to your wishlist',
  added: 'Added to your wishlist',
  removed: 'Removed from your wishlist',
  failed: 'Sorry, your wishlist was not changed. Please try again.',
} as const
