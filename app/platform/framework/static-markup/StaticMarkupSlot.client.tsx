'use client'

import { takeUp } from './elements-for-slots.ts'
import styles from './StaticMarkup.module.css'

/**
 * In HTML its elements; in the browser an element whose content React neither compares nor changes. `data-static` tells tests that wait for
 * hydration which elements never hydrate.
 */
export function StaticMarkupSlot({ id }: { id: string }) {
  if (typeof window === 'undefined')
    return (
      <div className={styles.slot} data-static="">
        {takeUp(id)}
      </div>
    )
  return <div className={styles.slot} data-static="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
