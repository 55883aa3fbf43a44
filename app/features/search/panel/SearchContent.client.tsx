'use client'

import { type ComponentType, memo } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { GridItem, ProductGrid } from '#app/design-system/product-grid/ProductGrid.tsx'
import { Skeleton } from '#app/design-system/skeleton/Skeleton.tsx'
import { searchCopy as copy } from '#app/messages/products/search.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { OftenSearched } from '../OftenSearched.tsx'
import { searchPath } from '../search-term.ts'
import styles from './SearchContent.module.css'
import { SearchInsert } from './SearchInsert.client.tsx'
import type { SearchContentProps } from './SearchPanel.client.tsx'
import type { Suggestions } from './suggestion-source.ts'
import { useSuggestions } from './use-suggestions.client.ts'

/** Renders a product card; the route passes the card feature's. */
export type SearchCard = ComponentType<{ card: CardView; store: Store; headingLevel?: 2 | 3 }>

/** Skeleton cards while loading. */
const PLACES = [1, 2, 3, 4, 5]

/** Below the input: matching products, or help if nothing matches. Spec §2 Search drawer. */
export function SearchContent({ text, ...rest }: SearchContentProps & { Card: SearchCard }) {
  return <Found {...useSuggestions(text)} {...rest} />
}

type FoundProps = ReturnType<typeof useSuggestions> & Omit<SearchContentProps, 'text'> & { Card: SearchCard }

/** Rendered for each answer, and not for each letter. */
const Found = memo(function Found({ suggestions, retry, store, onLeave, Card }: FoundProps) {
  const { status } = suggestions
  const cards = status === 'found' ? suggestions.cards : []
  return (
    <div className={styles.content} aria-busy={status === 'loading'}>
      {cards.length > 0 && <h2>{copy.matching}</h2>}
      {/* The only live region here; always rendered so that each answer is announced once. */}
      <p role="status" className={styles.status}>
        {told(suggestions, store.locale)}
      </p>
      {status === 'failed' && (
        <Alert level="error">
          {copy.failed}{' '}
          <Button variant="quiet" onClick={retry}>
            {copy.retry}
          </Button>
        </Alert>
      )}
      {status === 'loading' && <LoadingCards />}
      {status === 'found' && cards.length > 0 && (
        <>
          <ProductGrid columns={5} aria-label={copy.matching}>
            {cards.map((card) => (
              <GridItem key={card.id}>
                <Card card={card} store={store} headingLevel={3} />
              </GridItem>
            ))}
          </ProductGrid>
          <ButtonLink variant="secondary" className={styles.all} href={storeHref(store, searchPath(suggestions.term))} onClick={onLeave}>
            {copy.showAll}
          </ButtonLink>
        </>
      )}
      {status !== 'loading' && cards.length === 0 && (
        <div className={styles.help}>
          <OftenSearched store={store} onLeave={onLeave} />
          <SearchInsert store={store} onLeave={onLeave} />
        </div>
      )}
    </div>
  )
})

function LoadingCards() {
  return (
    <ProductGrid columns={5} aria-hidden="true">
      {PLACES.map((place) => (
        <GridItem key={place}>
          <Skeleton shape="card" />
        </GridItem>
      ))}
    </ProductGrid>
  )
}

/** The announcement for an answer. */
function told(suggestions: Suggestions<CardView>, locale: string): string {
  if (suggestions.status !== 'found') return ''
  const { term, cards } = suggestions
  return cards.length === 0 ? formatMessage(copy.nothing, { term }) : formatMessage(copy.suggested, { count: cards.length, term }, locale)
}
