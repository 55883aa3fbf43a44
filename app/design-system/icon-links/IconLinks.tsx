import { Icon } from '../icon/Icon.tsx'
import styles from './IconLinks.module.css'

type IconLink = {
  href: string
  /** Accessible name, including that it opens in a new tab. */
  label: string
  icon: string
}

type IconLinksProps = {
  /** Shown before the links; also the list's accessible name. */
  label: string
  links: readonly IconLink[]
}

/** A row of icon links to other sites. They open in a new tab, without referrer or opener. */
export function IconLinks({ label, links }: IconLinksProps) {
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{label}</span>
      <ul className={styles.links} aria-label={label}>
        {links.map(({ href, label: name, icon }) => (
          <li key={href}>
            <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer" aria-label={name}>
              <Icon icon={icon} size={20} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
