import type { ComponentType } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { GridItem, ProductGrid } from '#app/design-system/product-grid/ProductGrid.tsx'
import { wishlistPageCopy as copy } from '#app/messages/products/wishlist-page.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'

type WishlistPageProps = {
  /** Undefined if it failed to load. */
  cards: readonly CardView[] | undefined
  store: Store
  /** Renders a product card; the route passes the card feature's. */
  Card: ComponentType<{ card: CardView; store: Store; headingLevel?: 2 | 3 }>
}

/** The wishlist, within the frame of the account. A removed product stays until reload, so that it can be added again. */
export function WishlistPage({ cards, store, Card }: WishlistPageProps) {
  if (!cards) {
    return (
      <Alert level="error">
        {copy.failed} <TextLink href={storeHref(store, '/account/wishlist')}>{copy.retry}</TextLink>
      </Alert>
    )
  }
  if (cards.length === 0) {
    return (
      <EmptyState
        heading={copy.emptyTitle}
        actions={<ButtonLink href={storeHref(store, '/shop/bestsellers')}>{copy.bestsellers}</ButtonLink>}
      >
        <p>{copy.emptyText}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <p>{formatMessage(copy.count, { count: cards.length }, store.locale)}</p>
      <ProductGrid aria-label={copy.title}>
        {cards.map((card) => (
          <GridItem key={card.id}>
            <Card card={card} store={store} headingLevel={2} />
          </GridItem>
        ))}
      </ProductGrid>
    </>
  )
}
