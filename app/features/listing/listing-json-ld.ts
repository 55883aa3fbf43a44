import type { CollectionPage, WithContext } from 'schema-dts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { ListingView } from './listing-data.ts'

/** Structured data of a listing: its products and breadcrumbs. */
export function listingJsonLd({ category, cards, path }: ListingView, store: Store): WithContext<CollectionPage> {
  const url = (to: string) => `${serverSettings().siteUrl}${storeHref(store, to)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: category.title,
    url: url(path),
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: category.breadcrumbs.map(({ title, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: url(href),
      })),
    },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: category.productCount,
      itemListElement: cards.map((card, index) => ({ '@type': 'ListItem', position: index + 1, url: url(card.href) })),
    },
  }
}
