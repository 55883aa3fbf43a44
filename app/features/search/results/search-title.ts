import { searchPageCopy } from '#app/messages/products/search-page.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { isSearchable } from '../search-term.ts'

/** Document title of the results page. */
export function searchTitle(term: string | undefined, locale: string): string {
  const copy = searchPageCopy(locale)
  return term !== undefined && isSearchable(term) ? formatMessage(copy.metaTitleOf, { term }) : copy.heading
}
