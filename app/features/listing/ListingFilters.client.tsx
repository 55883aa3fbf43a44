'use client'

import { useEffect, useRef } from 'react'
import { Button } from '#app/design-system/button/Button.tsx'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { filter as filterIcon } from '#app/design-system/icon/icons.ts'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { listingCopy as copy } from '#app/messages/products/listing.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { FilterFields } from './FilterFields.client.tsx'
import { FilterSheet, type FilterSheetProps } from './FilterSheet.client.tsx'
import { keepPlace } from './filter-place.ts'
import styles from './ListingFilters.module.css'

type ListingFiltersProps = FilterSheetProps & {
  /** The listing without filters. */
  resetHref: string
}

/**
 * The filters of a listing. Beside the products each choice applies at once; below 64rem they are a sheet with a button that applies them.
 * Without scripts they are a form with a button, folded below 64rem.
 */
export function ListingFilters(props: ListingFiltersProps) {
  const { action, resetHref, locale, chosen } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => (form.current ? applyAtOnce(form.current) : undefined), [])
  return (
    <>
      <details className={styles.filters}>
        <summary className={styles.summary}>
          <Icon icon={filterIcon} size={20} />
          {formatMessage(copy.filterCount, { count: chosen.length }, locale)}
        </summary>
        {/* Without autocomplete: a browser that goes back must not tick what it remembers, for the page shows what the address says. */}
        <form ref={form} aria-label={copy.filter} method="get" action={action} autoComplete="off">
          <div className={styles.header}>
            <h2 className={styles.heading}>{copy.filter}</h2>
            {chosen.length > 0 && (
              <TextLink standalone href={resetHref}>
                {copy.reset}
              </TextLink>
            )}
          </div>
          <p className={styles.note}>{copy.atOnce}</p>
          <FilterFields {...props} />
          <div className={styles.submit}>
            <Button type="submit" wide>
              {copy.apply}
            </Button>
          </div>
        </form>
      </details>
      <FilterSheet {...props} />
    </>
  )
}

/** Sends the form on each choice, and on one that was made before this code ran. */
function applyAtOnce(form: HTMLFormElement): () => void {
  const apply = (choice: HTMLInputElement) => {
    keepPlace(choice)
    form.requestSubmit()
  }
  const handleChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) apply(target)
  }
  // The browser may keep the left page as it was, with the choice that left it.
  const handleReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) form.reset()
  }
  form.addEventListener('change', handleChange)
  addEventListener('pageshow', handleReturn)
  const early = [...form.querySelectorAll('input')].find(({ checked, defaultChecked }) => checked !== defaultChecked)
  if (early) apply(early)
  return () => {
    form.removeEventListener('change', handleChange)
    removeEventListener('pageshow', handleReturn)
  }
}
