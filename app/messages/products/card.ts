/** A product card. */
export const cardCopy = {
  addToBag: 'Add to Bag',
  chooseShade: 'Choose shade',
  outOfStock: 'Out of stock',
  rating: '{stars} out of 5 stars, {count, plural, one {# review} other {# reviews}}',
  shades: '{count, plural, one {# shade} other {# shades}}',
} as const
