'use client'

import { memo, startTransition, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#app/design-system/button/Button.tsx'
import { watchOpen } from '#app/design-system/dialog/watch-open.ts'
import { Drawer } from '#app/design-system/drawer/Drawer.tsx'
import { Skeleton } from '#app/design-system/skeleton/Skeleton.tsx'
import { listingCopy as copy } from '#app/messages/products/listing.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { FilterFields, type FilterFieldsProps } from './FilterFields.client.tsx'
import { FILTER_SHEET } from './filter-sheet-id.ts'
import styles from './ListingFilters.module.css'
import { useProductCount } from './use-product-count.client.ts'

export type FilterSheetProps = FilterFieldsProps & {
  /** Path of the listing in its store, where the form leads. */
  action: string
  /** Path of the category below /shop. */
  category: string
  /** Number of products with the active filters. */
  total: number
  locale: string
}

/** A choice changes neither groups nor checkboxes: only the count is rendered again. */
const Fields = memo(FilterFields)

/** The filters as a sheet. Closing it drops what was chosen; its button applies it. */
export function FilterSheet(props: FilterSheetProps) {
  const { action, category, chosen: active, groups, locale, sort, term, total } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  // Each opening starts with the active filters.
  const [openings, setOpenings] = useState(0)
  const [chosen, setChosen] = useState(active)
  const { count, recount, forget } = useProductCount({ category, term, total })

  useEffect(() => {
    if (!dialog.current) return undefined
    return watchOpen(dialog.current, (isOpen) => {
      if (!isOpen) return
      // The sheet shows before its fields are made: on a slow phone they take longer than a press may.
      startTransition(() => {
        setOpenings((number) => number + 1)
        setChosen(active)
      })
      forget()
    })
  }, [active, forget])

  const handleChange = () => {
    if (!form.current) return
    const values = new FormData(form.current).getAll('filter').map(String)
    setChosen(values)
    recount(values)
  }
  const clear = () => {
    for (const choice of form.current?.querySelectorAll<HTMLInputElement>(':checked') ?? []) choice.checked = false
    handleChange()
  }

  return (
    <Drawer
      ref={dialog}
      id={FILTER_SHEET}
      title={formatMessage(copy.filterCount, { count: chosen.length }, locale)}
      closeLabel={copy.close}
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" disabled={chosen.length === 0} onClick={clear}>
            {copy.clear}
          </Button>
          <Button type="submit" form={formId} className={styles.show} aria-busy={count.status === 'counting' || undefined}>
            {count.total === undefined ? copy.apply : formatMessage(copy.show, { count: count.total }, locale)}
          </Button>
          <p role="status" className="visually-hidden">
            {count.status === 'counted' && count.total !== undefined && formatMessage(copy.countProducts, { count: count.total }, locale)}
          </p>
        </div>
      }
    >
      {openings === 0 ? (
        <Skeleton lines={6} />
      ) : (
        <form
          // The sheet has the name.
          role="none"
          key={openings}
          ref={form}
          className={styles.inSheet}
          id={formId}
          method="get"
          action={action}
          autoComplete="off"
          onChange={handleChange}
        >
          <Fields groups={groups} chosen={active} term={term} sort={sort} />
        </form>
      )}
    </Drawer>
  )
}
