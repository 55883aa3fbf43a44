import type { ComponentProps, ReactNode } from 'react'
import { withoutUndefined } from '../without-undefined.ts'
import styles from './ProductGrid.module.css'

type ProductGridProps = ComponentProps<'ul'> & {
  /** Columns on wide screens: 4 beside filters, 5 in search. Reduced to 3, and to 2 on phones. */
  columns?: 4 | 5
  /** `GridItem`s. */
  children: ReactNode
}

/** A grid of cards with equal-height rows. */
export function ProductGrid({ columns = 4, ...rest }: ProductGridProps) {
  return <ul {...rest} className={styles.grid} data-columns={columns} />
}

/** One grid item; `wide` spans the whole row (a marketing tile). `hidden`: it keeps its markup, to be shown again. */
export function GridItem({ wide, hidden, children }: { wide?: boolean; hidden?: boolean; children: ReactNode }) {
  return (
    <li className={styles.item} {...withoutUndefined({ 'data-wide': wide, hidden: hidden || undefined })}>
      {children}
    </li>
  )
}
