import { ADD_TO_BAG, OUT_OF_STOCK, STARS_AND_REVIEWS } from '../shared.ts'

/** A product card. */
export const cardCopy = {
  addToBasket: ADD_TO_BAG,
  chooseShade: 'Choose shade',
  outOfStock: OUT_OF_STOCK,
  rating: STARS_AND_REVIEWS,
  shades: '{count, plural, one {# shade} other {# shades}}',
  /** Names the rows of a card with several variants. */
  variants: 'Variants of {name}',
  /** Open point A129. */
  more: 'Show more',
  less: 'Show less',
} as const
