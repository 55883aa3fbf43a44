import styles from './Breadcrumb.module.css'

type BreadcrumbProps = {
  /** Accessible name, e.g. "Breadcrumb". */
  label: string
  /** The path to this page; the last item is this page and is not a link. */
  items: readonly { href?: string; label: string }[]
  /** On phones, only the way back to the page above this one, on one line. */
  isShortOnPhones?: boolean
}

export function Breadcrumb({ label, items, isShortOnPhones }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.items} data-short={isShortOnPhones || undefined}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {item.href && index < items.length - 1 ? (
              <a className={styles.link} href={item.href}>
                {item.label}
              </a>
            ) : (
              <span className={styles.here} aria-current="page">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
