/** Fewest characters that are searched for. Spec §5 Search. */
const MIN_TERM_LENGTH = 2

/** Most characters that are sent on: what is longer is cut. */
const MAX_TERM_LENGTH = 100

/** Id of the panel, for whatever opens it. */
export const SEARCH_PANEL_ID = 'search-panel'

/**
 * What somebody means by what they typed: without the space around it, without slashes before it, well-formed Unicode, and no longer than
 * is sent (decision A9).
 */
export function searchTerm(typed: string): string {
  const term = typed
    .toWellFormed()
    .trim()
    .replace(/^[/\s]+/, '')
  return [...term].slice(0, MAX_TERM_LENGTH).join('').trim()
}

/** Whether a term is long enough to be searched for. */
export function isSearchable(term: string): boolean {
  return [...term].length >= MIN_TERM_LENGTH
}

/** Path of the page of results, without the store's prefix. Spec §2 Routes. */
export function searchPath(term: string): string {
  return `/shop/search?term=${encodeURIComponent(searchTerm(term))}`
}
