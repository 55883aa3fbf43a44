'use client'

import { usePersonalBanners } from '../personal-banners.client.ts'
import styles from './SmallPrint.module.css'

/** The small print of the banners, below the page. */
export function SmallPrint({ rendered, label }: { rendered: string | undefined; label: string }) {
  const personal = usePersonalBanners()
  const text = personal ? personal.smallPrint : rendered
  if (text === undefined) return null
  return (
    <aside aria-label={label} className={styles.smallPrint}>
      <p>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>{' '}
        {text}
      </p>
    </aside>
  )
}
