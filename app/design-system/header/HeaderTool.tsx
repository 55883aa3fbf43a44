import type { ComponentProps } from 'react'
import { Badge } from '../badge/Badge.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import styles from './HeaderTool.module.css'

/** What an icon in the header shows. */
export type HeaderToolProps = {
  /** An icon from icons.ts. */
  icon: string
  /** Shown below the icon on wide screens; always its accessible name. */
  label: string
  /** The badge's count in words, e.g. "2 items"; part of the accessible name. */
  detail?: string
  /** Shown as a badge on the icon, from 1. */
  count?: number
  /** Hidden from the header below 48rem, where it is available elsewhere. */
  wideOnly?: boolean
}

/** An icon link in the header. Without `href` it is the current page: shown and named, but not a link. */
export function HeaderLink({ icon, label, detail, count, wideOnly, className, href, ...rest }: HeaderToolProps & ComponentProps<'a'>) {
  const place = href === undefined ? ({ role: 'link', 'aria-disabled': true } as const) : { href }
  return (
    <a {...rest} {...place} className={classNames(styles.tool, className)} data-wide-only={wideOnly}>
      <Face icon={icon} label={label} detail={detail} count={count} />
    </a>
  )
}

/** An icon in the header that opens something. */
export function HeaderButton({ icon, label, detail, count, wideOnly, className, ...rest }: HeaderToolProps & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classNames(styles.tool, className)} data-wide-only={wideOnly}>
      <Face icon={icon} label={label} detail={detail} count={count} />
    </button>
  )
}

function Face({ icon, label, detail, count = 0 }: Pick<HeaderToolProps, 'icon' | 'label' | 'detail' | 'count'>) {
  return (
    <>
      <span className={styles.icon}>
        <Icon icon={icon} size={22} />
        <span className={styles.badge}>
          <Badge count={count} />
        </span>
      </span>
      <span className={styles.label}>{label}</span>
      {/* As text, not in an aria-label: visible text stays part of the accessible name. */}
      {detail && <span className="visually-hidden">{`, ${detail}`}</span>}
    </>
  )
}
