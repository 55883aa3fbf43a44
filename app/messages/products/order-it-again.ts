import { BESTSELLERS, CLOSE, FAILED, NEXT, PAGES, PREVIOUS, RECOMMENDED, REMOVE, RESET, SORT, UNDO } from '../shared.ts'

/** The page of what was bought before. */
export const orderItAgainCopy = {
  title: 'Order It Again',
  /** Where the CMS has no banner. */
  subheader: 'Your favourites, one press from full.',
  products: 'Products you bought before',
  categories: 'Categories',
  sort: SORT,
  sorts: { RECOMMENDED: RECOMMENDED, MOST_RECENT: 'Most recent', MOST_PURCHASED: 'Most purchased' },
  period: 'Period',
  periods: {
    ALL_TIME: 'All time',
    LAST_3_MONTHS: 'Last 3 months',
    LAST_6_MONTHS: 'Last 6 months',
    LAST_12_MONTHS: 'Last 12 months',
  },
  reset: RESET,
  close: CLOSE,
  lastOrdered: 'Last ordered {day}',
  remove: REMOVE,
  undo: UNDO,
  pages: PAGES,
  previous: PREVIOUS,
  next: NEXT,
  emptyTitle: 'Nothing to order again yet',
  emptyText: 'What you buy is listed here, ready to buy again.',
  bestsellers: BESTSELLERS,
  nothingFitsTitle: 'Nothing you bought matches these filters',
  nothingFitsText: 'Choose a longer period or other categories.',
  allRemovedTitle: 'You have removed everything on this page',
  showRest: 'Show the rest',
} as const

/** What the notification area says of a removal. The messages are the specification's (§8). */
export const replenishmentWords = {
  removed: {
    header: 'Removed from Order It Again',
    message: "Successfully removed product, you won't see this again unless you reorder it",
  },
  restored: { header: 'Back in Order It Again', message: 'The product is in your list again.' },
  'not-removed': { header: "We couldn't remove the product", message: FAILED },
  'not-restored': { header: "We couldn't bring the product back", message: FAILED },
} as const
