import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './BottomBar.module.css'

type BottomBarLink = Pick<ComponentProps<'a'>, 'href' | 'onClick' | 'aria-current'> & {
  /** One of the drawings in icons.ts. */
  icon: string
  label: string
}

type BottomBarProps = {
  /** Name of the navigation that it is. */
  label: string
  links: readonly BottomBarLink[]
}

/** Links that stay at the lower edge of a phone's window. Other screens do not show it. What sticks above it leaves `--bottom-bar` free. */
export function BottomBar({ label, links }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={label} data-bottom-bar>
      {links.map(({ icon, label: word, ...rest }) => (
        <a key={word} className={styles.link} {...rest}>
          <Icon icon={icon} size={22} />
          {word}
        </a>
      ))}
    </nav>
  )
}
