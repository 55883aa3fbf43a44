'use client'

import { ComboBox, Button as ComboboxButton, FieldError, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components'
import fieldStyles from '../field/Field.module.css'
import { Icon } from '../icon/Icon.tsx'
import { check, chevronDown, error as errorIcon } from '../icon/icons.ts'
import styles from './Combobox.module.css'
import type { ComboboxListProps } from './ComboboxField.client.tsx'

/** The field once somebody has come to it: it has the focus, and a list that narrows while one types. */
export function ComboboxList({
  id,
  label,
  labelNote,
  hint,
  error,
  name,
  options,
  initialText,
  emptyText,
  openLabel,
  onChoose,
  takesFocus,
}: ComboboxListProps) {
  return (
    <ComboBox
      id={id}
      className={fieldStyles.field ?? ''}
      {...(name !== undefined && { name })}
      formValue="text"
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger="input"
      defaultItems={options.map(({ key, text }) => ({ id: key, text }))}
      defaultInputValue={initialText ?? ''}
      isInvalid={error !== undefined}
      onSelectionChange={(key) => {
        const chosen = options.find((option) => option.key === key)
        if (chosen) onChoose?.(chosen)
      }}
    >
      <Label className={fieldStyles.label ?? ''}>
        {label} {labelNote && <span className={fieldStyles.note}>{labelNote}</span>}
      </Label>
      {hint && (
        <Text slot="description" className={fieldStyles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <div className={styles.control}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of a field that had the focus */}
        <Input className={fieldStyles.control ?? ''} autoFocus={takesFocus} autoComplete="off" />
        <ComboboxButton className={styles.open ?? ''} aria-label={openLabel}>
          <Icon icon={chevronDown} size={18} />
        </ComboboxButton>
      </div>
      <FieldError className={fieldStyles.error ?? ''}>
        <Icon icon={errorIcon} size={18} />
        {error}
      </FieldError>
      <Popover className={styles.popover ?? ''} offset={4}>
        <ListBox<{ id: string; text: string }>
          className={styles.list ?? ''}
          renderEmptyState={() => <p className={styles.option}>{emptyText}</p>}
        >
          {({ text }) => (
            <ListBoxItem className={styles.option ?? ''} textValue={text}>
              {({ isSelected }) => (
                <>
                  {text}
                  {isSelected && <Icon icon={check} size={18} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
