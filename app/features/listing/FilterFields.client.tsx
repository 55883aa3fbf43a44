'use client'

import { Accordion, AccordionItem } from '#app/design-system/accordion/Accordion.tsx'
import { Checkbox } from '#app/design-system/field/Choice.tsx'
import styles from './ListingFilters.module.css'
import type { ListedProducts } from './listing-data.ts'
import { filterValue } from './listing-query.ts'

/** Groups that are open initially; others open if one of their filters is active. */
const OPEN_GROUPS = 3

export type FilterFieldsProps = {
  groups: ListedProducts['category']['filters']
  /** Values of the active filters. */
  chosen: readonly string[]
  /** What the listing is otherwise: sent with the filters. */
  term: string | undefined
  sort: string | undefined
}

/**
 * What a form of filters sends. Client code to save bytes: as server markup, a hundred checkboxes take a tenth of a listing's page data, while
 * their names and counts are small.
 */
export function FilterFields({ groups, chosen: values, term, sort }: FilterFieldsProps) {
  const chosen = new Set(values)
  return (
    <>
      {term !== undefined && <input type="hidden" name="term" value={term} />}
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      <Accordion>
        {groups.map((group, index) => (
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
    </>
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
