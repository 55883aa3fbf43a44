import type { ComponentProps } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { arrowRight } from '../icon/icons.ts'
import { FieldError } from './Field.tsx'
import { type FieldWords, fieldWiring } from './field-wiring.ts'
import styles from './UnderlineField.module.css'

type UnderlineFieldProps = Omit<ComponentProps<'input'>, 'id' | 'placeholder'> &
  Pick<FieldWords, 'label' | 'error'> & {
    /** Unique on the page. The name of the field if left out. */
    id?: string
    /** What the arrow does, in words. */
    submitLabel: string
    pending?: boolean
  }

/** One field and an arrow on a line: the newsletter. The label lies in the field and gives way to what is typed. */
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
