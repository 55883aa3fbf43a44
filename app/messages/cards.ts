/** Words of the shade drawer and of cards with many variants. */
export type CardsCopy = {
  readonly shadeOptions: string
  /** Names the list of shades. */
  readonly shades: string
  readonly selected: string
  readonly outOfStock: string
  readonly addToBasket: string
  readonly viewMoreDetails: string
  readonly close: string
  /** Under the drawer's title; `{name}` and `{count}` are replaced. */
  readonly summary: string
  readonly loading: string
  readonly failed: string
  readonly retry: string
  /** The Member's Price where there is little room. [A135] */
  readonly memberShort: string
  readonly showMore: string
  readonly showLess: string
}

/** The same in both stores. [SHADE-01, SHADE-04, SHADE-05, A129, A130, A135] */
export const cardsCopy: CardsCopy = {
  shadeOptions: 'Shade Options',
  shades: 'Shades',
  selected: 'Selected',
  outOfStock: 'Out of stock',
  addToBasket: 'Add to Basket',
  viewMoreDetails: 'View More Details',
  close: 'Close',
  summary: '{name}, {count} shades',
  loading: 'Loading the shades',
  failed: 'Sorry, the shades did not reach us.',
  retry: 'Try again',
  memberShort: 'Member Price',
  showMore: 'Show more',
  showLess: 'Show less',
}
