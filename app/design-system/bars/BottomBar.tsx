import type { ComponentProps } from 'react'
import { Badge } from '../badge/Badge.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './BottomBar.module.css'

type BottomBarLink = Pick<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** An icon from icons.ts. */
  icon: string
  label: string
  /** Shown as a badge on the icon, from 1. */
  count?: number
  /** The badge's count in words, e.g. "2 items"; part of the accessible name. */
  detail?: string | undefined
}

type BottomBarProps = {
  /** Accessible name of the navigation. */
  label: string
  links: readonly BottomBarLink[]
}

/** Links fixed to the bottom of the window, on phones only. A link without `href` is the current page: shown and named, but not a link. */
export function BottomBar({ label, links }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={label} data-bar="account">
      {links.map(({ href, onClick, ...face }) => {
        const place = href === undefined ? ({ role: 'link', 'aria-disabled': true } as const) : { href, onClick }
        return (
          <a key={face.label} className={styles.link} {...place}>
            <Face {...face} />
          </a>
        )
      })}
    </nav>
  )
}

function Face({ icon, label, count = 0, detail }: Omit<BottomBarLink, 'href' | 'onClick'>) {
  return (
    <>
      <span className={styles.icon}>
        <Icon icon={icon} size={20} />
        <span className={styles.badge}>
          <Badge count={count} />
        </span>
      </span>
      {label}
      {/* As text, not in an aria-label: visible text stays part of the accessible name. */}
      {detail && <span className="visually-hidden">{`, ${detail}`}</span>}
    </>
  )
}
