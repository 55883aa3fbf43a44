import type { ComponentProps, ReactNode } from 'react'
import { withoutUndefined } from '../without-undefined.ts'
import styles from './ProductGrid.module.css'

type ProductGridProps = ComponentProps<'ul'> & {
  /** Columns on a wide screen: 4 beside filters, 5 in search. They go down to 3, and to 2 on phones. */
  columns?: 4 | 5
  /** `GridItem`s. */
  children: ReactNode
}

/** Cards in rows of one height. */
export function ProductGrid({ columns = 4, ...rest }: ProductGridProps) {
  return <ul {...rest} className={styles.grid} data-columns={columns} />
}

/** One place in the grid; `wide` takes the whole row (a marketing tile). */
export function GridItem({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <li className={styles.item} {...withoutUndefined({ 'data-wide': wide })}>
      {children}
    </li>
  )
}
