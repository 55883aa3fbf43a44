'use client'

import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Money } from '#app/design-system/price/Money.tsx'
import { stickyWords } from '#app/messages/basket/summary.ts'
import styles from './BasketSummary.module.css'

type CollapsedTotalProps = {
  /** What comes to pay, ready to read. */
  value: string
  /** Stands for the whole while that is out of sight: what it repeats of it. */
  of: RefObject<HTMLElement | null>
  /** The way on. */
  children: ReactNode
}

/** The summary as one row at the edge of a narrow window, while its own total and its way on are out of sight. [SBASKET-05, A68] */
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
