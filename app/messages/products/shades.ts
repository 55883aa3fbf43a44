/** The drawer of a product's shades. Spec §3, open points A129, A130, A135. */
export const shadesCopy = {
  shadeOptions: 'Shade Options',
  /** Names the list of shades. */
  shades: 'Shades',
  selected: 'Selected',
  outOfStock: 'Out of stock',
  addToBasket: 'Add to Basket',
  viewMoreDetails: 'View More Details',
  close: 'Close',
  /** Under the drawer's title. */
  summary: '{name}, {count} shades',
  loading: 'Loading the shades',
  failed: 'Sorry, the shades did not reach us.',
  retry: 'Try again',
  /** The Member's Price where there is little room. */
  memberShort: 'Member Price',
  showMore: 'Show more',
  showLess: 'Show less',
} as const
