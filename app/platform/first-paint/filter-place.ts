/** Key of the session's storage: where on a listing a filter was just chosen. */
export const FILTER_PLACE = 'listing-place'

/** The listing's path, the filter's value, and how far the page was scrolled. */
export type FilterPlace = readonly [path: string, value: string, y: number]
