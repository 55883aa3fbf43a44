import type { ComponentProps } from 'react'
import { Badge } from '../badge/Badge.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import styles from './HeaderTool.module.css'

type Tool = {
  /** One of the drawings in icons.ts. */
  icon: string
  /** Below the icon on wide screens, and always its name. */
  label: string
  /** What the badge says, in words, as "2 items": it joins the name. */
  detail?: string
  /** Shown as a badge on the icon, from 1. */
  count?: number
  /** Left out of the header below 48rem, where another place offers it. */
  wideOnly?: boolean
}

/** An icon in the header that leads somewhere. Without `href` it is the place one is at: shown, named, not followed. */
export function HeaderLink({ icon, label, detail, count, wideOnly, className, href, ...rest }: Tool & ComponentProps<'a'>) {
  const place = href === undefined ? ({ role: 'link', 'aria-disabled': true } as const) : { href }
  return (
    <a {...rest} {...place} aria-label={nameOf({ label, detail })} className={classNames(styles.tool, className)} data-wide-only={wideOnly}>
      <Face icon={icon} label={label} count={count} />
    </a>
  )
}

/** An icon in the header that opens something. */
export function HeaderButton({ icon, label, detail, count, wideOnly, className, ...rest }: Tool & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={nameOf({ label, detail })}
      className={classNames(styles.tool, className)}
      data-wide-only={wideOnly}
    >
      <Face icon={icon} label={label} count={count} />
    </button>
  )
}

/** "Basket, 2 items": the label and what the badge says, in one breath. */
const nameOf = ({ label, detail }: Pick<Tool, 'label' | 'detail'>) => (detail ? `${label}, ${detail}` : undefined)

function Face({ icon, label, count = 0 }: Pick<Tool, 'icon' | 'label' | 'count'>) {
  return (
    <>
      <span className={styles.icon}>
        <Icon icon={icon} size={22} />
        <span className={styles.badge}>
          <Badge count={count} />
        </span>
      </span>
      <span className={styles.label}>{label}</span>
    </>
  )
}
