import { Button } from '#app/design-system/button/Button.tsx'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { filter as filterIcon } from '#app/design-system/icon/icons.ts'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { listingCopy as copy } from '#app/messages/products/listing.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { FilterGroups } from './FilterGroups.client.tsx'
import styles from './ListingFilters.module.css'
import type { ListedProducts } from './listing-data.ts'
import { filterValue, listingHref, wholeListing } from './listing-query.ts'

/**
 * The filters of a listing: a form that works with and without scripts. Beside the products on wide screens, collapsed above them below
 * 64rem.
 */
export function ListingFilters({ listing, store }: { listing: ListedProducts; store: Store }) {
  const chosen = listing.query.filters.flatMap(({ slug, items }) => items.map((item) => filterValue(slug, item)))
  const action = storeHref(store, listing.path)
  return (
    <details className={styles.filters}>
      <summary className={styles.summary}>
        <Icon icon={filterIcon} size={20} />
        {formatMessage(copy.filterCount, { count: chosen.length }, store.locale)}
      </summary>
      <form method="get" action={action} className={styles.form}>
        <div className={styles.header}>
          <h2 className={styles.heading}>{copy.filter}</h2>
          {chosen.length > 0 && (
            <TextLink standalone href={storeHref(store, listingHref(listing.path, wholeListing(listing.query)))}>
              {copy.reset}
            </TextLink>
          )}
        </div>
        {listing.query.term !== undefined && <input type="hidden" name="term" value={listing.query.term} />}
        {listing.sort !== 'RECOMMENDED' && <input type="hidden" name="sort" value={listing.sort} />}
        <FilterGroups groups={listing.category.filters} chosen={chosen} />
        <div className={styles.submit}>
          <Button type="submit" wide>
            {copy.apply}
          </Button>
        </div>
      </form>
    </details>
  )
}
