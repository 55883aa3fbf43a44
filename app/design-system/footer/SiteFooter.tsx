import type { ReactNode } from 'react'
import styles from './SiteFooter.module.css'

export type FooterColumn = {
  heading: string
  /** `onlyFor`: shown while this tier's prices lead. */
  links: readonly { href: string; label: string; onlyFor?: 'typical' }[]
  /** After the links: non-links, e.g. the button for cookie preferences. */
  extra?: ReactNode
}

type SiteFooterProps = {
  /** A heading (h2) and a sign-up form. */
  newsletter: ReactNode
  /** `FooterColumns`. */
  columns: ReactNode
  /** Country, accessibility: `FooterLink`s and `FooterButton`s. */
  settings: ReactNode
  /** `PaymentMarks`. */
  payments?: ReactNode
  /** The last line. */
  legal: ReactNode
}

/** The dark footer of every page. On phones the columns collapse, and opening one closes the others. */
export function SiteFooter({ newsletter, columns, settings, payments, legal }: SiteFooterProps) {
  return (
    <footer className={styles.footer} data-surface="dark">
      <div className={styles.inner}>
        <div className={styles.newsletter}>{newsletter}</div>
        {columns}
        <div className={styles.end}>
          {settings}
          {payments}
          <div>{legal}</div>
        </div>
      </div>
    </footer>
  )
}

/** The lists of links. */
export function FooterColumns({ columns }: { columns: readonly FooterColumn[] }) {
  return (
    <div className={styles.columns}>
      {columns.map((column) => (
        <Column key={column.heading} {...column} />
      ))}
    </div>
  )
}

/*
 * One list in one <details>. On phones its summary toggles it, and the shared name allows only one open at a time without scripts. On wide screens the
 * stylesheet always shows the content and replaces the summary with a heading.
 */
function Column({ heading, links, extra }: FooterColumn) {
  return (
    <div className={styles.column}>
      <h2 className={styles.heading}>{heading}</h2>
      <details className={styles.fold} name="footer">
        <summary className={styles.summary}>{heading}</summary>
        <ul className={styles.links}>
          {links.map(({ href, label, onlyFor }) => (
            <li key={href} data-tier-only={onlyFor}>
              <a className={styles.link} href={href}>
                {label}
              </a>
            </li>
          ))}
          {extra && <li>{extra}</li>}
        </ul>
      </details>
    </div>
  )
}
