import type { ComponentProps } from 'react'
import styles from './Switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  /** What it turns on. */
  label: string
  /** The words beside it, of which one shows. */
  words: { on: string; off: string }
}

/** On or off, at once. The word beside it says which, so that colour does not have to. */
export function Switch({ label, words, ...rest }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span className={styles.label}>{label}</span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state by itself */}
      <input {...rest} type="checkbox" role="switch" className={styles.switch} />
      <span className={styles.word} data-word="on" aria-hidden="true">
        {words.on}
      </span>
      <span className={styles.word} data-word="off" aria-hidden="true">
        {words.off}
      </span>
    </label>
  )
}
