import type { ComponentProps, ReactNode } from 'react'
import styles from './Choice.module.css'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** At the end of the row, e.g. how many products the option would show. */
  end?: ReactNode
}

/** A checkbox; the whole row is clickable. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

/** A radio button; radios of one group share a `name`. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}

function Choice({ label, end, ...rest }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={styles.row}>
      <input {...rest} className={styles.mark} />
      <span className={styles.label}>{label}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  )
}
