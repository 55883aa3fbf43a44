/**
 * What of a listing's address chooses what it shows: `filter` (any number), `sort` and `page`. Everything else in a query string
 * (campaign tags, nonsense) is ignored, and what is kept has one spelling, so that the number of different pages has a bound that
 * visitors do not set. What the values mean is the listing's business.
 */

const limits = { filters: 40, filterLength: 80, sortLength: 40 } as const
const filterForm = /^[a-z0-9][a-z0-9:._~,/-]*$/i
const sortForm = /^[a-z][a-z0-9_-]*$/i
const pageForm = /^[1-9][0-9]{0,3}$/

/** The one spelling of a listing's query: known keys in one order, filters sorted and without repeats, the first page unwritten. */
export function normalQuery(search: URLSearchParams): URLSearchParams {
  const wellFormed = search.getAll('filter').filter((value) => value.length <= limits.filterLength && filterForm.test(value))
  const normal = new URLSearchParams(
    [...new Set(wellFormed)]
      .sort()
      .slice(0, limits.filters)
      .map((filter) => ['filter', filter]),
  )
  const page = search.get('page') ?? ''
  if (pageForm.test(page) && page !== '1') normal.set('page', page)
  const sort = search.get('sort') ?? ''
  if (sort.length <= limits.sortLength && sortForm.test(sort)) normal.set('sort', sort)
  return normal
}

/** A listing's query as one path segment of letters that no router decodes: what a query is spelled with gives base64 without + and /. Empty when nothing is asked. */
export function queryKey(search: URLSearchParams): string {
  return btoa(normalQuery(search).toString()).replaceAll('=', '')
}

/** The query that a path segment spells, or `undefined` when it is not the one spelling of a query. */
export function queryOfKey(key: string): URLSearchParams | undefined {
  try {
    const search = new URLSearchParams(atob(key))
    return key !== '' && queryKey(search) === key ? search : undefined
  } catch {
    return undefined
  }
}

/** The framework's object of search parameters as the platform's. */
export function searchOf(params: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  return new URLSearchParams(Object.entries(params).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])))
}
