import { BESTSELLERS, BREADCRUMB, CLOSE, NEXT, PAGES, PREVIOUS, PRODUCTS, RECOMMENDED, RESET, SHOP_BESTSELLERS, SORT } from '../shared.ts'

/** A listing: filters, sort menu and pagination. */
export const listingCopy = {
  home: 'Home',
  breadcrumb: BREADCRUMB,
  filter: 'Filter',
  filterCount: '{count, plural, =0 {Filter} other {Filter (#)}}',
  reset: RESET,
  /** Beside the products, where a choice needs no button. */
  atOnce: 'Results update as you choose.',
  /** The button of the form, and of the sheet while it is not known how many. */
  apply: 'Show results',
  show: 'Show {count, plural, one {# product} other {# products}}',
  clear: 'Clear all',
  close: CLOSE,
  sort: SORT,
  products: 'Products',
  countProducts: PRODUCTS,
  countShades: '{count, plural, one {# shade or size} other {# shades and sizes}}',
  remove: 'Remove the filter {label}',
  chosen: 'Active filters',
  related: 'Related categories',
  pages: PAGES,
  previous: PREVIOUS,
  next: NEXT,
  emptyTitle: 'No products match these filters',
  emptyText: 'Remove a filter.',
  /** Products for a page that has none of its own. */
  bestsellers: BESTSELLERS,
  bestsellersLink: SHOP_BESTSELLERS,
  sorts: {
    RECOMMENDED: RECOMMENDED,
    BESTSELLING: 'Bestselling',
    NEWEST: 'Newest',
    PRICE_LOW_TO_HIGH: 'Price, low to high',
    PRICE_HIGH_TO_LOW: 'Price, high to low',
    TOP_RATED: 'Top rated',
  },
} as const
