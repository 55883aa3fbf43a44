import { SEARCH_SCRIPT, SITE_STYLES, type SitePage } from './layout.ts'
import { listPages } from './list-pages.ts'
import { operationPage } from './operation-page.ts'
import type { Reference } from './reference.ts'
import { typePage } from './type-page.ts'

/** Every file of the reference site, by its path below the site's root. */
export function siteFiles(reference: Reference): SitePage[] {
  return [
    ...listPages(reference),
    ...reference.types.map((type) => typePage(type, reference)),
    ...reference.contract.operations.map((operation) => operationPage(operation, reference)),
    { path: 'reference.css', text: SITE_STYLES },
    { path: 'search.js', text: SEARCH_SCRIPT },
  ]
}
