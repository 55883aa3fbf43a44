import { searchCopy as copy } from '#app/messages/search.ts'
import { isSearchable } from './search-term.ts'

/** Title of the page of results, in the browser's tab. */
export function searchTitle(term: string | undefined): string {
  return term !== undefined && isSearchable(term) ? copy.metaTitleOf.replace('{term}', () => term) : copy.metaTitle
}
