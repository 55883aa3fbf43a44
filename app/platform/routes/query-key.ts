/**
 * The parameters of a listing's query: `filter` (any number), `sort` and `page`. Others (campaign tags, nonsense) are ignored and the rest is normalised,
 * so that visitors cannot create an unlimited number of pages. The listing interprets the values.
 */

const limits = { filters: 40, filterLength: 80, sortLength: 40 } as const
const filterForm = /^[a-z0-9][a-z0-9:._~,/-]*$/i
const sortForm = /^[a-z][a-z0-9_-]*$/i
const pageForm = /^[1-9][0-9]*$/
/** Stands for every page above it: no listing has as many, so each redirects to the last, and one rendering answers them all. */
const highestPage = 9999

/** A listing's normalised query: known keys in a fixed order, filters sorted without duplicates, page 1 left out. */
export function normalQuery(search: URLSearchParams): URLSearchParams {
  const wellFormed = search.getAll('filter').filter((value) => value.length <= limits.filterLength && filterForm.test(value))
  const normal = new URLSearchParams(
    [...new Set(wellFormed)]
      .sort()
      .slice(0, limits.filters)
      .map((filter) => ['filter', filter]),
  )
  const page = search.get('page') ?? ''
  if (pageForm.test(page) && page !== '1') normal.set('page', String(Math.min(Number(page), highestPage)))
  const sort = search.get('sort') ?? ''
  if (sort.length <= limits.sortLength && sortForm.test(sort)) normal.set('sort', sort)
  return normal
}

/** A listing's query as a path segment that no router decodes: base64 of its characters without + and /. Empty without a query. */
export function queryKey(search: URLSearchParams): string {
  return btoa(normalQuery(search).toString()).replaceAll('=', '')
}

/** The query of a path segment; undefined if it is not a normalised query. */
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
