import { type ComponentType, Fragment, type ReactNode } from 'react'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { Chips, RemovableChipLink } from '#app/design-system/chip/Chip.tsx'
import { opensDialog } from '#app/design-system/dialog/open-dialog.ts'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { filter as filterIcon } from '#app/design-system/icon/icons.ts'
import { Container } from '#app/design-system/page/Page.tsx'
import { Pagination } from '#app/design-system/pagination/Pagination.tsx'
import { GridItem, ProductGrid } from '#app/design-system/product-grid/ProductGrid.tsx'
import { listingCopy as copy } from '#app/messages/products/listing.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { RETURN_TO_FILTER_SCRIPT } from '#app/platform/first-paint/__generated__/scripts.ts'
import { StaticScript } from '#app/platform/framework/static-markup/StaticScript.tsx'
import { pageWords } from '#app/platform/pagination/list-page.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { FILTER_SHEET } from './filter-sheet-id.ts'
import { ListingFilters } from './ListingFilters.client.tsx'
import styles from './ListingPage.module.css'
import { ListingSort } from './ListingSort.tsx'
import type { ListedProducts } from './listing-data.ts'
import { filterValue, listingHref, wholeListing, withoutFilter } from './listing-query.ts'
import { MarketingTile } from './MarketingTile.tsx'

/** Number of cards whose pictures load eagerly. */
const FIRST_ROW = 2

type ResultsPartProps = { listing: ListedProducts; store: Store }

export type ListingResultsProps = ResultsPartProps & {
  /** Renders a product card; the route passes the card feature's. */
  Card: ComponentType<{ card: CardView; store: Store; priority?: boolean; headingLevel?: 2 | 3 }>
  /** Products to show where the filters leave none. */
  others?: ReactNode
}

/** The filters and one page of products. */
export function ListingResults({ listing, store, Card, others }: ListingResultsProps) {
  const { cards } = listing
  return (
    <>
      <Container className={styles.layout}>
        <ListingFilters
          groups={listing.category.filters}
          chosen={listing.query.filters.flatMap(({ slug, items }) => items.map((item) => filterValue(slug, item)))}
          term={listing.query.term}
          sort={listing.sort === 'RECOMMENDED' ? undefined : listing.sort}
          action={storeHref(store, listing.path)}
          category={listing.path.slice('/shop/'.length)}
          resetHref={storeHref(store, listingHref(listing.path, wholeListing(listing.query)))}
          total={listing.pagination.total}
          locale={store.locale}
        />
        <section className={styles.results} aria-label={copy.products}>
          <ListingToolbar listing={listing} store={store} />
          <ChosenFilters listing={listing} store={store} />
          {cards.length === 0 ? (
            <EmptyState
              heading={copy.emptyTitle}
              actions={
                <ButtonLink href={storeHref(store, listingHref(listing.path, wholeListing(listing.query)))}>{copy.reset}</ButtonLink>
              }
            >
              <p>{copy.emptyText}</p>
            </EmptyState>
          ) : (
            <ProductGrid>
              {cards.map((card, index) => (
                <Fragment key={card.id}>
                  {tilesAt(listing, index).map((tile) => (
                    <GridItem key={tile.id} wide>
                      <MarketingTile tile={tile} store={store} />
                    </GridItem>
                  ))}
                  <GridItem>
                    <Card card={card} store={store} priority={index < FIRST_ROW} headingLevel={2} />
                  </GridItem>
                </Fragment>
              ))}
            </ProductGrid>
          )}
          {cards.length > 0 && <ListingPages listing={listing} store={store} />}
        </section>
      </Container>
      {cards.length === 0 && others}
      {/* After the products: the page has to be as high as the place is far down. */}
      <StaticScript text={RETURN_TO_FILTER_SCRIPT} />
    </>
  )
}

/** Tiles show on the first page of an unfiltered category only. */
function tilesAt({ marketingTiles, query }: ListedProducts, index: number) {
  return query.filters.length === 0 && query.page === 1 ? marketingTiles.filter(({ position }) => position === index) : []
}

function ListingToolbar({ listing, store }: ResultsPartProps) {
  const { productCount, variantCount } = listing.category
  const chosen = listing.query.filters.flatMap(({ items }) => items).length
  return (
    <div className={styles.head}>
      <p className={styles.count}>
        <b>{formatMessage(copy.countProducts, { count: productCount }, store.locale)}</b>,{' '}
        {formatMessage(copy.countShades, { count: variantCount }, store.locale)}
      </p>
      <div className={styles.toolbar} data-under-header>
        <Button variant="secondary" size={44} className={styles.open} {...opensDialog(FILTER_SHEET)}>
          <Icon icon={filterIcon} size={20} />
          {formatMessage(copy.filterCount, { count: chosen }, store.locale)}
        </Button>
        <ListingSort listing={listing} store={store} />
      </div>
    </div>
  )
}

function ChosenFilters({ listing, store }: ResultsPartProps) {
  const chosen = listing.appliedFilters.flatMap(({ slug, items }) => items.map((item) => ({ group: slug, ...item })))
  if (chosen.length === 0) return null
  return (
    <Chips label={copy.chosen}>
      {chosen.map(({ group, slug, label }) => (
        <RemovableChipLink
          key={`${group}.${slug}`}
          href={storeHref(store, listingHref(listing.path, withoutFilter(listing.query, group, slug)))}
          aria-label={formatMessage(copy.remove, { label })}
        >
          {label}
        </RemovableChipLink>
      ))}
    </Chips>
  )
}

function ListingPages({ listing: { page, pagination }, store }: ResultsPartProps) {
  const { previous, next } = page
  return (
    <Pagination
      label={copy.pages}
      previous={{ label: copy.previous, ...(previous && { href: storeHref(store, previous) }) }}
      next={{ label: copy.next, ...(next && { href: storeHref(store, next) }) }}
      {...pageWords(page, { listType: 'products', total: pagination.total })}
    />
  )
}
