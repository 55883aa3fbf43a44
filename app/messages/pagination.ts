/** What a list says of the page that is open. */
export type PaginationCopy = {
  /** `{listType}`, `{start}`, `{end}` and `{total}` are replaced. */
  readonly displaying: string
  /** `{page}` and `{totalPages}` are replaced. */
  readonly position: string
}

/** The same in both stores. [PAGINATION-03, PAGINATION-04] */
export const paginationCopy: PaginationCopy = {
  displaying: 'Displaying {listType} {start} - {end} of {total}',
  position: '{page} - {totalPages}',
}
