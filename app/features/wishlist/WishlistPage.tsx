import type { ComponentType } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { GridItem, ProductGrid } from '#app/design-system/product-grid/ProductGrid.tsx'
import { wishlistPageCopy as copy } from '#app/messages/products/wishlist-page.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { WishedProduct } from './wished-products.ts'

type WishlistPageProps = {
  /** Undefined if it failed to load. */
  products: readonly WishedProduct[] | undefined
  store: Store
  /** Renders a product's card; the route passes the card feature's. */
  Card: ComponentType<{ product: WishedProduct; store: Store }>
}

/** The wishlist, within the frame of the account. A removed product stays until reload, so that it can be added again. */
export function WishlistPage({ products, store, Card }: WishlistPageProps) {
  if (!products) {
    return (
      <Alert level="error">
        {copy.failed} <TextLink href={storeHref(store, '/account/wishlist')}>{copy.retry}</TextLink>
      </Alert>
    )
  }
  if (products.length === 0) {
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
      <p>{formatMessage(copy.count, { count: wishCount(products) }, store.locale)}</p>
      <ProductGrid aria-label={copy.title}>
        {products.map((product) => (
          <GridItem key={product.card.id}>
            <Card product={product} store={store} />
          </GridItem>
        ))}
      </ProductGrid>
    </>
  )
}

function wishCount(products: readonly WishedProduct[]): number {
  return products.reduce((sum, { variants }) => sum + variants.length, 0)
}
