import type { ComponentProps } from 'react'
import { withoutUndefined } from '../without-undefined.ts'
import styles from './Switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  /** What it turns on. */
  label: string
  /** The label is read out, not shown: what stands around the switch says the same. */
  labelHidden?: boolean
  /** The words beside it, of which one shows. */
  words: { on: string; off: string }
  /** Its turn is being answered: it waits, disabled and turning. */
  pending?: boolean
}

/** On or off, at once. The word beside it says which, so that colour does not have to. */
export function Switch({ label, labelHidden, words, pending, disabled, ...rest }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span className={labelHidden ? 'visually-hidden' : styles.label}>{label}</span>
      {/* oxlint-disable jsx-a11y/role-has-required-aria-props -- a checkbox tells its state by itself */}
      <input
        {...rest}
        {...withoutUndefined({ disabled: disabled || pending || undefined, 'aria-busy': pending || undefined })}
        type="checkbox"
        role="switch"
        className={styles.switch}
      />
      {/* oxlint-enable jsx-a11y/role-has-required-aria-props */}
      <span className={styles.word} data-word="on" aria-hidden="true">
        {words.on}
      </span>
      <span className={styles.word} data-word="off" aria-hidden="true">
        {words.off}
      </span>
    </label>
  )
}
