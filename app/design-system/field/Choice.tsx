import type { ComponentProps, ReactNode } from 'react'
import styles from './Choice.module.css'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** At the end of the row, as how many products it would show. */
  end?: ReactNode
}

/** A box to tick; the whole row can be pressed. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

/** One of several; give those that belong together one `name`. */
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
