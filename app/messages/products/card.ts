import { ADD_TO_BAG, OUT_OF_STOCK } from '../shared.ts'

/** A product card. */
export const cardCopy = {
  addToBasket: ADD_TO_BAG,
  chooseShade: 'Choose shade',
  outOfStock: OUT_OF_STOCK,
  rating: '{stars} out of 5 stars, {count, plural, one {# review} other {# reviews}}',
  shades: '{count, plural, one {# shade} other {# shades}}',
} as const
