import { Alert } from '#app/design-system/alert/Alert.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import { SearchField } from '#app/design-system/search-field/SearchField.tsx'
import { searchCopy as copy, searchPanelCopy } from '#app/messages/products/search.ts'
import { searchPageCopy } from '#app/messages/products/search-page.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { searchListingTerm } from '#operations/__generated__/input-limits.ts'
import { OftenSearched } from '../OftenSearched.tsx'
import { isSearchable, searchPath } from '../search-term.ts'
import styles from './SearchResults.module.css'

type SearchHeaderProps = {
  store: Store
  /** The search term; undefined before a search. */
  term: string | undefined
  outcome: SearchOutcome
}

/** Outcome of a search. */
export type SearchOutcome = 'unasked' | 'found' | 'nothing' | 'failed'

/** The header of the results page with the search form, which works without scripts. */
export function SearchHeader({ store, term, outcome }: SearchHeaderProps) {
  const page = searchPageCopy(store.locale)
  const isTooShort = term !== undefined && !isSearchable(term)
  return (
    <div className={styles.header}>
      <Container>
        <h1 className={styles.heading}>
          <Heading {...{ store, term, outcome }} />
        </h1>
        {outcome === 'unasked' && <p>{page.intro}</p>}
        {outcome === 'nothing' && <p>{page.nothingText}</p>}
        {outcome === 'failed' && (
          <Alert level="error">
            {copy.failed} <TextLink href={storeHref(store, searchPath(term ?? ''))}>{copy.retry}</TextLink>
          </Alert>
        )}
        <form role="search" method="get" action={storeHref(store, '/shop/search')}>
          <SearchField
            id="results-term"
            name="term"
            label={searchPanelCopy.search}
            placeholder={searchPanelCopy.placeholder}
            submitLabel={searchPanelCopy.search}
            defaultValue={term}
            maxLength={searchListingTerm.maxLength}
            {...(isTooShort && { error: searchPanelCopy.tooShort })}
          />
        </form>
      </Container>
    </div>
  )
}

/** The start page of the search. */
export function SearchStart({ store }: { store: Store }) {
  return (
    <Container className={styles.start}>
      <OftenSearched store={store} />
    </Container>
  )
}

/** The heading names the term; it is not seen twice, because the field below shows it. */
function Heading({ store, term, outcome }: SearchHeaderProps) {
  const page = searchPageCopy(store.locale)
  if (term === undefined || outcome === 'unasked' || outcome === 'failed') return page.heading
  const [seen, read] = outcome === 'found' ? [page.results, page.headingOf] : [page.nothing, page.nothingHeading]
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span className="visually-hidden">{formatMessage(read, { term })}</span>
    </>
  )
}
