import { Icon } from '../icon/Icon.tsx'
import { chevronRight } from '../icon/icons.ts'
import styles from './LinkList.module.css'

type LinkListProps = {
  /** Id of the heading, which labels the list. */
  id: string
  heading: string
  links: readonly { href: string; label: string; onlyFor?: 'typical' }[]
}

/** A column of links with a heading (h2), for pages such as "not found". */
export function LinkList({ id, heading, links }: LinkListProps) {
  return (
    <div>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.links} aria-labelledby={id}>
        {links.map(({ href, label, onlyFor }) => (
          <li key={href} data-tier-only={onlyFor}>
            <a className={styles.link} href={href}>
              {label}
              <Icon icon={chevronRight} size={18} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
