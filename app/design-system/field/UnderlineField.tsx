import type { ComponentProps } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { arrowRight } from '../icon/icons.ts'
import { FieldError } from './Field.tsx'
import { type FieldWords, fieldWiring } from './field-wiring.ts'
import styles from './UnderlineField.module.css'

type UnderlineFieldProps = Omit<ComponentProps<'input'>, 'id' | 'placeholder'> &
  Pick<FieldWords, 'label' | 'error'> & {
    /** Unique on the page. Defaults to the field's `name`. */
    id?: string
    /** Accessible name of the arrow button. */
    submitLabel: string
    pending?: boolean
  }

/** An underlined field with an arrow button, for the newsletter. The label sits inside the field and disappears once there is text. */
export function UnderlineField({ label, error, id: givenId, submitLabel, pending, ...rest }: UnderlineFieldProps) {
  const id = givenId ?? rest.name ?? 'underline-field'
  return (
    <div>
      <div className={styles.line}>
        <input {...rest} {...fieldWiring({ id, error })} className={styles.input} aria-label={label} placeholder={label} />
        <IconButton label={submitLabel} type="submit" aria-busy={pending || undefined} aria-disabled={pending || undefined}>
          <Icon icon={arrowRight} />
        </IconButton>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
