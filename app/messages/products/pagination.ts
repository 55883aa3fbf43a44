/** The position in a list of several pages. Spec §2 Pagination. */
export const paginationCopy = {
  displaying: 'Displaying {listType} {start} - {end} of {total}',
  page: 'Page',
  position: '{page} - {totalPages}',
} as const
