import type { ReactNode } from 'react'
import styles from './Accordion.module.css'

/** Collapsible rows. Each is independent unless they share a `name`. */
export function Accordion({ children }: { /** `AccordionItem`s. */ children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>
}

type AccordionItemProps = {
  summary: ReactNode
  /** Items with the same name: opening one closes the others. */
  name?: string
  /** Initially open. */
  open?: boolean
  /** Denser rows, for filters. */
  dense?: boolean
  children: ReactNode
}

/** One row; its plus turns into a minus. Its content is always in the page. */
export function AccordionItem({ summary, name, open, dense, children }: AccordionItemProps) {
  return (
    <details className={styles.item} name={name} open={open} data-dense={dense || undefined}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
