import { ChoiceMenu } from '#app/design-system/menu/ChoiceMenu.tsx'
import { listingCopy as copy } from '#app/messages/products/listing.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { ListedProducts } from './listing-data.ts'
import { LISTING_SORTS, listingHref } from './listing-query.ts'

/** The sort menu. Another order starts on its first page. */
export function ListingSort({ listing, store }: { listing: ListedProducts; store: Store }) {
  return (
    <ChoiceMenu
      id="sort"
      label={copy.sort}
      closeLabel={copy.close}
      choices={LISTING_SORTS.map((sort) => ({
        label: copy.sorts[sort],
        href: storeHref(store, listingHref(listing.path, { ...listing.query, sort, page: 1 })),
        isChosen: sort === listing.sort,
      }))}
    />
  )
}
