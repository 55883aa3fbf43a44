import type { ReactNode } from 'react'
import styles from './PricingSummary.module.css'

type SummaryLine = {
  /** Identifies the line, e.g. `delivery`. */
  id: string
  label: ReactNode
  /** Formatted, with its sign: `−£10.30`, `Free`. */
  value: ReactNode
  /** `saving` is an amount the shopper saves. */
  tone?: 'saving'
}

type PricingSummaryProps = {
  lines: readonly SummaryLine[]
  /** Undefined where the total stands apart from the lines. */
  total?: { label: ReactNode; value: ReactNode }
}

/** The amounts to pay line by line, then the total in large type. */
export function PricingSummary({ lines, total }: PricingSummaryProps) {
  return (
    <dl className={styles.summary}>
      {lines.map(({ id, label, value, tone }) => (
        <div key={id} className={styles.line} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {total && (
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      )}
    </dl>
  )
}

/** Regular-weight text inside a label, e.g. "(Traditional retail price)". */
export function SummaryNote({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>
}

/** The panel around a summary. */
export function SummaryPanel({
  id,
  heading,
  action,
  children,
}: {
  /** Id of the heading, which labels the panel. */ id: string
  heading: ReactNode
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.header}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
