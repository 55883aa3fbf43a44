import type { ComponentProps } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { FieldError } from '../field/Field.tsx'
import { type FieldWords, fieldWiring } from '../field/field-wiring.ts'
import { Icon } from '../icon/Icon.tsx'
import { close, search } from '../icon/icons.ts'
import styles from './SearchField.module.css'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'id' | 'placeholder' | 'type'> &
  Pick<FieldWords, 'id' | 'label' | 'error'> & {
    placeholder: string
    /** Label of the submit button. */
    submitLabel: string
    /** Label of the clear button, shown while the field has a value. It resets the form, so leave it out where the form has an initial term. */
    clearLabel?: string
  }

/** A large search field in the display typeface, with clear and submit buttons. Render it inside a form. */
export function SearchField({ id, label, error, placeholder, submitLabel, clearLabel, ...rest }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <div className={styles.line}>
          <Icon icon={search} size={28} />
          <input
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            {...rest}
            {...fieldWiring({ id, error })}
            type="text"
            className={styles.input}
            aria-label={label}
            placeholder={placeholder}
          />
          {clearLabel && (
            <IconButton type="reset" label={clearLabel} className={styles.clear}>
              <Icon icon={close} size={20} />
            </IconButton>
          )}
        </div>
        <Button type="submit" size={56}>
          {submitLabel}
        </Button>
      </div>
      {/* Always rendered, so that screen readers announce text as it appears. */}
      <div role="alert" className={styles.alert}>
        <FieldError id={id} error={error} />
      </div>
    </div>
  )
}
