import type { ReactNode } from 'react'
import styles from './Accordion.module.css'

/** Rows that fold. Each works by itself unless they share a `name`. */
export function Accordion({ children }: { /** `AccordionItem`s. */ children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>
}

type AccordionItemProps = {
  summary: ReactNode
  /** Items of one name: opening one closes the other. */
  name?: string
  /** Open at first. */
  open?: boolean
  /** Closer rows, for filters. */
  dense?: boolean
  children: ReactNode
}

/** One row: plus turns to minus. Its content is in the page from the start. */
export function AccordionItem({ summary, name, open, dense, children }: AccordionItemProps) {
  return (
    <details className={styles.item} name={name} open={open} data-dense={dense || undefined}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
