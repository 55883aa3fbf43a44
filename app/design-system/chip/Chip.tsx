import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { check, close } from '../icon/icons.ts'
import styles from './Chip.module.css'

/** A row of chips; on phones it bleeds off the edge and scrolls. */
export function Chips({
  label,
  children,
}: {
  /** Accessible name of the list. */ label: string /** `Chip`s and `ChipLink`s. */
  children: readonly ReactNode[] | ReactNode
}) {
  const chips = Array.isArray(children) ? children : [children]
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map((chip: ReactNode, index: number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chips are given as a fixed row
        <li key={index}>{chip}</li>
      ))}
    </ul>
  )
}

/** A pill-shaped link. `selected`: what it leads away from is on. */
export function ChipLink({ selected = false, children, ...rest }: ComponentProps<'a'> & { selected?: boolean }) {
  return (
    <a {...rest} className={styles.chip} {...(selected && { 'data-selected': true, 'aria-current': true })}>
      {selected && <Icon icon={check} size={16} />}
      {children}
    </a>
  )
}

type ChipProps = ComponentProps<'button'> & {
  /** Whether it is active. */
  selected?: boolean
  /** A click removes it: shows a cross. Say so in `aria-label`, e.g. "Remove Lips". */
  removable?: boolean
}

/** A pill that toggles or can be removed. */
export function Chip({ selected = false, removable = false, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.chip}
      data-selected={selected || removable || undefined}
      aria-pressed={removable ? undefined : selected}
    >
      {selected && !removable && <Icon icon={check} size={16} />}
      {children}
      {removable && <Icon icon={close} size={14} />}
    </button>
  )
}

/** The same as a link, where removing it navigates to a new URL. */
export function RemovableChipLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={styles.chip} data-selected>
      {children}
      <Icon icon={close} size={14} />
    </a>
  )
}
