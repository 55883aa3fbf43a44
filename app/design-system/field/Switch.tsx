import type { ComponentProps } from 'react'
import { withoutUndefined } from '../without-undefined.ts'
import styles from './Switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  /** Label: what the switch turns on. */
  label: string
  /** Visually hides the label, when the surrounding content already says the same. */
  labelHidden?: boolean
  /** The texts for the two states; one is shown at a time. */
  words: { on: string; off: string }
  /** A change is pending: the switch is disabled and shows a spinner. */
  pending?: boolean
}

/** An on/off switch with immediate effect. The state is also given as text, not by colour alone. */
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
