import { ButtonLink } from '../button/Button.tsx'
import styles from './Pagination.module.css'

type Step = {
  label: string
  /** Absent at the end of the list: the link is shown but disabled. */
  href?: string
}

type PaginationProps = {
  /** Accessible name, e.g. "Pages". */
  label: string
  previous: Step
  next: Step
  /** What is shown, e.g. "Displaying products 1 - 12 of 108". */
  text: string
  /** Position among the pages, e.g. "1 - 9", and what it counts, without which it reads as another range of products. */
  page?: { label: string; position: string }
}

export function Pagination({ label, previous, next, text, page }: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label={label}>
      <StepLink {...previous} rel="prev" />
      <p className={styles.text}>
        {text}
        {page && (
          <>
            {' '}
            <span className={styles.page}>
              {page.label} <span>{page.position}</span>
            </span>
          </>
        )}
      </p>
      <StepLink {...next} rel="next" />
    </nav>
  )
}

function StepLink({ label, href, rel }: Step & { rel: 'prev' | 'next' }) {
  return href === undefined ? (
    <span className={styles.off} role="link" aria-disabled="true">
      {label}
    </span>
  ) : (
    <ButtonLink variant="secondary" size={44} href={href} rel={rel}>
      {label}
    </ButtonLink>
  )
}
