import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './BottomBar.module.css'

type BottomBarLink = Pick<ComponentProps<'a'>, 'href' | 'onClick' | 'aria-current'> & {
  /** An icon from icons.ts. */
  icon: string
  label: string
}

type BottomBarProps = {
  /** Accessible name of the navigation. */
  label: string
  links: readonly BottomBarLink[]
}

/** Links fixed to the bottom of the viewport, on phones only. Sticky elements above it leave `--bottom-bar` free. */
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
