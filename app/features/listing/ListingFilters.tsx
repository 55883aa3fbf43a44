import { createTranslator } from 'use-intl/core'
import { Accordion, AccordionItem } from '#app/design-system/accordion/Accordion.tsx'
import { Button } from '#app/design-system/button/Button.tsx'
import { Checkbox } from '#app/design-system/field/Choice.tsx'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { filter as filterIcon } from '#app/design-system/icon/icons.ts'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { messagesOf } from '#app/messages/messages.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import styles from './ListingFilters.module.css'
import type { ListedProducts } from './listing-data.ts'
import { filterValue, listingHref, wholeListing } from './listing-query.ts'

/** Groups that stand open at first; the others open when something in them is chosen. */
const OPEN_GROUPS = 3

/**
 * What narrows a listing: a form that is sent by its button, with or without scripts. Beside the products on wide screens, folded above
 * them below 64rem.
 */
export function ListingFilters({ listing, store }: { listing: ListedProducts; store: Store }) {
  const { listing: copy } = messagesOf(store.locale)
  const t = createTranslator({ locale: store.locale, messages: messagesOf(store.locale), namespace: 'listing' })
  const chosen = new Set(listing.query.filters.flatMap(({ slug, items }) => items.map((item) => filterValue(slug, item))))
  const action = storeHref(store, listing.path)
  return (
    <details className={styles.filters}>
      <summary className={styles.summary}>
        <Icon icon={filterIcon} size={20} />
        {t('filterCount', { count: chosen.size })}
      </summary>
      <form method="get" action={action} className={styles.form}>
        <div className={styles.header}>
          <h2 className={styles.heading}>{copy.filter}</h2>
          {chosen.size > 0 && (
            <TextLink standalone href={storeHref(store, listingHref(listing.path, wholeListing(listing.query)))}>
              {copy.reset}
            </TextLink>
          )}
        </div>
        {listing.query.term !== undefined && <input type="hidden" name="term" value={listing.query.term} />}
        {listing.sort !== 'RECOMMENDED' && <input type="hidden" name="sort" value={listing.sort} />}
        <Accordion>
          {listing.category.filters.map((group, index) => (
            <AccordionItem
              key={group.slug}
              dense
              summary={group.label}
              open={index < OPEN_GROUPS || group.items.some(({ slug }) => chosen.has(filterValue(group.slug, slug)))}
            >
              <fieldset className={styles.group}>
                <legend className="visually-hidden">{group.label}</legend>
                {group.items.map((item) => (
                  <div key={item.slug}>
                    <FilterChoice group={group.slug} item={item} chosen={chosen} />
                    {item.subItems.length > 0 && (
                      <div className={styles.subItems}>
                        {item.subItems.map((subItem) => (
                          <FilterChoice key={subItem.slug} group={group.slug} item={subItem} chosen={chosen} />
                        ))}
                      </div>
                    )}
                  </div>
                ))}
              </fieldset>
            </AccordionItem>
          ))}
        </Accordion>
        <div className={styles.submit}>
          <Button type="submit" wide>
            {copy.apply}
          </Button>
        </div>
      </form>
    </details>
  )
}

function FilterChoice({
  group,
  item,
  chosen,
}: {
  group: string
  item: { slug: string; label: string; count: number }
  chosen: ReadonlySet<string>
}) {
  const value = filterValue(group, item.slug)
  return <Checkbox name="filter" value={value} defaultChecked={chosen.has(value)} label={item.label} end={item.count} />
}
