'use client'

import { Accordion, AccordionItem } from '#app/design-system/accordion/Accordion.tsx'
import { Checkbox } from '#app/design-system/field/Choice.tsx'
import styles from './ListingFilters.module.css'
import type { ListedProducts } from './listing-data.ts'
import { filterValue } from './listing-query.ts'

/** Groups that are open initially; others open if one of their filters is active. */
const OPEN_GROUPS = 3

type FilterGroup = ListedProducts['category']['filters'][number]

/**
 * The filter checkboxes. Client code to save bytes: as server markup, a hundred of them take a tenth of a listing's page data, while their
 * names and counts are small.
 */
export function FilterGroups({ groups, chosen: values }: { groups: readonly FilterGroup[]; chosen: readonly string[] }) {
  const chosen = new Set(values)
  return (
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
