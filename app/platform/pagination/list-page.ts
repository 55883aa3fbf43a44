import { paginationCopy } from '#app/messages/products/pagination.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'

/** Default page size of a list. Spec §9. */
export const LIST_PAGE_SIZE = 10

type ListPageRequest = {
  /** The list's URL without a page. */
  path: string
  /** The requested page as given in the URL; anything but a number from 1 on is page 1. */
  asked: string | null | undefined
  total: number
  perPage?: number
  /** The URL's other parameters, encoded and without the page: its neighbours and its redirect keep them. */
  parameters?: string
  /** Format of the URL: `/path/?page=2` by default, `/path?page=2` for the list of things to order again (open point A119). */
  style?: 'slash' | 'bare'
}

/** One page of a list. */
export type ListPage = {
  /** From 1. */
  page: number
  /** 1 for an empty list. */
  totalPages: number
  /** Number of the first item on the page, from 1; 0 in an empty list. */
  start: number
  /** Number of the last item on the page. */
  end: number
  /** URLs of the neighbouring pages; undefined at the ends. */
  previous: string | undefined
  next: string | undefined
  /** Redirect target for a page after the last: the last one. */
  redirect: string | undefined
}

/** The page of a list that a URL requests. Spec §2, open point A119. */
export function listPage({ path, asked, total, perPage = LIST_PAGE_SIZE, parameters = '', style = 'slash' }: ListPageRequest): ListPage {
  const totalPages = Math.max(1, Math.ceil(total / perPage))
  const wanted = readPage(asked)
  const page = Math.min(wanted, totalPages)
  const at = (number: number) => pageHref({ path, parameters, style }, number)
  return {
    page,
    totalPages,
    start: Math.min(total, (page - 1) * perPage + 1),
    end: Math.min(total, page * perPage),
    previous: page > 1 ? at(page - 1) : undefined,
    next: page < totalPages ? at(page + 1) : undefined,
    redirect: wanted > totalPages ? at(totalPages) : undefined,
  }
}

/** The URL of one page of a list. */
export function pageHref(
  { path, parameters = '', style = 'slash' }: Pick<ListPageRequest, 'path' | 'parameters' | 'style'>,
  page: number,
): string {
  return `${path.replace(/\/$/, '')}${style === 'slash' ? '/' : ''}?${parameters && `${parameters}&`}page=${page}`
}

/** Texts for the current page of a list: `Displaying orders 1 - 10 of 23`, and its position, `1 - 3`, which `Page` stands before. */
export function pageWords(
  { page, totalPages, start, end }: Pick<ListPage, 'page' | 'totalPages' | 'start' | 'end'>,
  { listType, total }: { listType: string; total: number },
): { text: string; page: { label: string; position: string } } {
  return {
    text: formatMessage(paginationCopy.displaying, { listType, start: String(start), end: String(end), total: String(total) }),
    page: {
      label: paginationCopy.page,
      position: formatMessage(paginationCopy.position, { page: String(page), totalPages: String(totalPages) }),
    },
  }
}

function readPage(asked: string | null | undefined): number {
  return asked && /^\d{1,9}$/.test(asked) ? Math.max(1, Number(asked)) : 1
}
