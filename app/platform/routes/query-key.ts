/**
 * The parameters of a listing's query: `filter` (any number), `sort` and `page`. Others (campaign tags, nonsense) are ignored, and the rest is
 * normalised, so that visitors cannot create any number of pages. What the values mean is up to the listing.
 */

const limits = { filters: 40, filterLength: 80, sortLength: 40 } as const
const filterForm = /^[a-z0-9][a-z0-9:._~,/-]*$/i
const sortForm = /^[a-z][a-z0-9_-]*$/i
const pageForm = /^[1-9][0-9]{0,3}$/

/** A listing's query, normalised: known keys in one order, filters sorted and without repeats, page 1 left out. */
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

/** A listing's query as a path segment that no router decodes: its characters give base64 without + and /. Empty without a query. */
export function queryKey(search: URLSearchParams): string {
  return btoa(normalQuery(search).toString()).replaceAll('=', '')
}

/** The query of a path segment, or `undefined` if it is no normalised query. */
export function queryOfKey(key: string): URLSearchParams | undefined {
  try {
    const search = new URLSearchParams(atob(key))
    return key !== '' && queryKey(search) === key ? search : undefined
  } catch {
    return undefined
  }
}

/** The framework's search parameters as `URLSearchParams`. */
export function searchOf(params: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  return new URLSearchParams(Object.entries(params).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])))
}
