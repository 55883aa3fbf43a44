import { Button } from '#app/design-system/button/Button.tsx'
import { InlineSelect } from '#app/design-system/field/Field.tsx'
import { listingCopy as copy } from '#app/messages/products/listing.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import styles from './ListingPage.module.css'
import type { ListedProducts } from './listing-data.ts'
import { filterValue, LISTING_SORTS } from './listing-query.ts'
import { SubmitOnChange } from './SubmitOnChange.client.tsx'

/** The sort menu: a form that submits on change with scripts and by its button without. */
export function ListingSort({ listing, store }: { listing: ListedProducts; store: Store }) {
  return (
    <form id="sort" method="get" action={storeHref(store, listing.path)} className={styles.sort}>
      {listing.query.term !== undefined && <input type="hidden" name="term" value={listing.query.term} />}
      {listing.query.filters.flatMap(({ slug, items }) =>
        items.map((item) => <input key={filterValue(slug, item)} type="hidden" name="filter" value={filterValue(slug, item)} />),
      )}
      <InlineSelect label={copy.sort} name="sort" defaultValue={listing.sort}>
        {LISTING_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {copy.sorts[sort]}
          </option>
        ))}
      </InlineSelect>
      <SubmitOnChange form="sort">
        <Button type="submit" variant="secondary" size={44}>
          {copy.sort}
        </Button>
      </SubmitOnChange>
    </form>
  )
}
