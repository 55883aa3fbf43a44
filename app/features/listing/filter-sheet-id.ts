/** Id of the sheet of filters. */
export const FILTER_SHEET = 'filter-sheet'
