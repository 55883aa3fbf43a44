import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { chevronDown, error as errorIcon } from '../icon/icons.ts'
import { withoutUndefined } from '../without-undefined.ts'
import styles from './Field.module.css'
import { errorId, type FieldWords, fieldWiring, hintId } from './field-wiring.ts'

/** Label, hint, control and error of one field. `TextField` and `SelectField` are built on it. */
export function Field({ id, label, labelNote, hint, error, children }: FieldWords & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {labelNote && <span className={styles.note}>{labelNote}</span>}
      </label>
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** The error message below a control. */
export function FieldError({ id, error }: Pick<FieldWords, 'id' | 'error'>) {
  return error ? (
    <p id={errorId(id)} className={styles.error}>
      <Icon icon={errorIcon} size={18} />
      {error}
    </p>
  ) : null
}

type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'id'> & {
    /** Attached to the end of the field, e.g. an "Apply" button. */
    joined?: ReactNode
  }

/** A single-line text field. For an error shown elsewhere, pass `aria-describedby` and `aria-invalid`. */
export function TextField({ id, label, labelNote, hint, error, joined, ...rest }: TextFieldProps) {
  const control = <input {...rest} {...withoutUndefined(fieldWiring({ id, hint, error }))} className={styles.control} />
  return (
    <Field id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
      {joined ? (
        <div className={styles.joined}>
          {control}
          {joined}
        </div>
      ) : (
        control
      )}
    </Field>
  )
}

type SelectProps = Omit<ComponentProps<'select'>, 'id'> & {
  /** `<option>`s. */
  children: ReactNode
}

export function SelectField({ id, label, labelNote, hint, error, ...rest }: FieldWords & SelectProps) {
  return (
    <Field id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
      <span className={styles.select}>
        <select {...rest} {...fieldWiring({ id, hint, error })} className={styles.control} />
        <Icon icon={chevronDown} size={18} />
      </span>
    </Field>
  )
}

/** A group of fields under one legend. */
export function Fieldset({
  legend,
  hidden,
  describedBy,
  children,
}: {
  legend: ReactNode
  /** Visually hides the legend; screen readers still announce it. */
  hidden?: boolean
  /** Id of what is wrong with the group as a whole. */
  describedBy?: string
  children: ReactNode
}) {
  return (
    <fieldset className={styles.fieldset} aria-describedby={describedBy}>
      <legend className={hidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}
