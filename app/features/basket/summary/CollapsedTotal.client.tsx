'use client'

import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Money } from '#app/design-system/price/Money.tsx'
import { stickyWords } from '#app/messages/basket/summary.ts'
import styles from './BasketSummary.module.css'

type CollapsedTotalProps = {
  /** The formatted total. */
  value: string
  /** The full summary: the row shows while it is out of view. */
  of: RefObject<HTMLElement | null>
  /** Link to checkout. */
  children: ReactNode
}

/** The summary as one row at the edge of a narrow window, while its total and checkout link are out of view. Open point A68. */
export function CollapsedTotal({ value, of, children }: CollapsedTotalProps) {
  const [isInSight, setIsInSight] = useState(true)
  useEffect(() => {
    const whole = of.current
    if (!whole) return
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? true))
    observer.observe(whole)
    return () => observer.disconnect()
  }, [of])
  if (isInSight) return null
  return (
    <div className={styles.collapsed} data-page-bar>
      <p className={styles.collapsedTotal}>
        <span>{stickyWords.total}</span>{' '}
        <b>
          <Money>{value}</Money>
        </b>
      </p>
      {children}
    </div>
  )
}
