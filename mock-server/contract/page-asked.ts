import type { Pagination, PaginationInput } from '#schema/__generated__/types.ts'

/** Items a page where a request does not say. */
const ITEMS_A_PAGE = 10

/** The page that a request names, and where it stands in the list. Above the last page, the last one. */
export function pageAsked<Item>(
  all: readonly Item[],
  asked: Partial<PaginationInput> | null | undefined,
): { page: Item[]; pagination: Pagination } {
  const perPage = asked?.perPage ?? ITEMS_A_PAGE
  const last = Math.max(1, Math.ceil(all.length / perPage))
  const currentPage = Math.min(last, asked?.currentPage ?? 1)
  return {
    page: all.slice((currentPage - 1) * perPage, currentPage * perPage),
    pagination: { currentPage, perPage, total: all.length },
  }
}
