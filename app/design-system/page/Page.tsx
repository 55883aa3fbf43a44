import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Page.module.css'

/** Target of the skip link: the page content. */
export const MAIN_ID = 'main'

/** The first tab stop on every page, in a landmark of its own: whoever reads landmark by landmark meets it, too. */
export function SkipLink({ label, children }: { /** Name of the landmark. */ label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {children}
      </a>
    </nav>
  )
}

/**
 * The page content, between header and footer. The first paint waits for its start: of a header that is half there, the half would move as
 * the rest arrives.
 */
export function Main({ children }: { children: ReactNode }) {
  return (
    <>
      <link rel="expect" href={`#${MAIN_ID}`} blocking="render" />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

/** Constrains its content to the page margins, at most 1440 px wide. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.container, className)}>{children}</div>
}

type PageHeaderProps = {
  /** The h1. */
  title: ReactNode
  /** A sentence or two under the title. */
  lead?: ReactNode
  /** On the same line as the title, e.g. "3 items". */
  count?: ReactNode
  /** Chips: at the right, or below on narrow screens. */
  aside?: ReactNode
  /** Above the title: a `Breadcrumb`. */
  breadcrumb?: ReactNode
}

/** The header of a page without a hero. */
export function PageHeader({ title, lead, count, aside, breadcrumb }: PageHeaderProps) {
  return (
    <div className={styles.container}>
      {breadcrumb}
      <div className={styles.pageHeader} data-alone={breadcrumb === undefined || undefined}>
        <div className={styles.titles}>
          <div className={styles.title}>
            <h1>{title}</h1>
            {count && <p className={styles.count}>{count}</p>}
          </div>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  )
}

type SectionProps = {
  /** Id of the heading, which labels the section. */
  id: string
  heading: ReactNode
  /** A sentence under the heading. */
  lead?: ReactNode
  /** To the right of the heading: carousel buttons or a link. */
  action?: ReactNode
  children: ReactNode
}

/** A page section with its heading (h2) and the space above it. */
export function Section({ id, heading, lead, action, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHeader}>
        <div>
          <h2 id={id}>{heading}</h2>
          {lead && <p className={styles.sectionLead}>{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
