import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { check, close } from '../icon/icons.ts'
import styles from './Chip.module.css'

/** Chips in a row; on phones they run off the edge and scroll. */
export function Chips({
  label,
  children,
}: {
  /** Name of the list. */ label: string /** `Chip`s and `ChipLink`s. */
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

/** A pill that leads somewhere. */
export function ChipLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={styles.chip}>
      {children}
    </a>
  )
}

type ChipProps = ComponentProps<'button'> & {
  /** It applies now. */
  selected?: boolean
  /** A press takes it away: shows a cross. Say so in `aria-label`, as "Remove Lips". */
  removable?: boolean
}

/** A pill that is on or off, or that can be taken away. */
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

/** The same as a link, where taking it away is a new address. */
export function RemovableChipLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={styles.chip} data-selected>
      {children}
      <Icon icon={close} size={14} />
    </a>
  )
}
