import { searchListingTerm } from '#operations/__generated__/input-limits.ts'

/** Minimum length of a term. Spec §5 Search. */
const MIN_TERM_LENGTH = 2

/** Id of the search panel. */
export const SEARCH_PANEL_ID = 'search-panel'

/** Normalises a term: trims spaces and leading slashes, makes it well-formed Unicode and cuts it to the API's maximum length (open point A9). */
export function searchTerm(typed: string): string {
  const term = typed
    .toWellFormed()
    .trim()
    .replace(/^[/\s]+/, '')
  return [...term].slice(0, searchListingTerm.maxLength).join('').trim()
}

/** Whether what was typed is long enough: its trimmed characters count, slashes too, if a term is left without them (open point A9). */
export function isSearchable(typed: string): boolean {
  return [...typed.trim()].length >= MIN_TERM_LENGTH && searchTerm(typed) !== ''
}

/** Path of the page of results, without the store's prefix. Spec §2 Routes. */
export function searchPath(term: string): string {
  return `/shop/search?term=${encodeURIComponent(searchTerm(term))}`
}
