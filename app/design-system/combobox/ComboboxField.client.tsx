'use client'

import { useId, useSyncExternalStore } from 'react'
import fieldStyles from '../field/Field.module.css'
import { Field } from '../field/Field.tsx'
import { type FieldWords, fieldWiring } from '../field/field-wiring.ts'
import { Icon } from '../icon/Icon.tsx'
import { check, chevronDown } from '../icon/icons.ts'
import styles from './Combobox.module.css'
import { type ComboboxOption, useOptionList } from './use-option-list.client.ts'

type ComboboxFieldProps = FieldWords & {
  /** Form field name; its value is the text. */
  name?: string
  options: readonly ComboboxOption[]
  /** Maximum number of options shown; typing reveals the others. All if omitted. */
  maxVisible?: number | undefined
  /** Initial value. */
  initialText?: string
  /** Text when nothing matches, e.g. "Nothing fits". */
  emptyText: string
  /** Accessible name of the button that opens the list. */
  openLabel: string
  /** Called with the chosen option. */
  onChoose?: (option: ComboboxOption) => void
}

/**
 * A choice among many options, filtered by typing; follows the ARIA pattern of an editable combobox with a listbox. Focus stays in the field while arrow keys
 * move through the list. Before and without scripts it is a field with the browser's own suggestions.
 */
export function ComboboxField({ id, label, labelNote, hint, error, ...rest }: ComboboxFieldProps) {
  const { name, options, initialText, emptyText, openLabel } = rest
  const listId = useId()
  const isLive = useIsLive()
  const { field, list } = useOptionList(rest)
  const opens = { 'aria-expanded': list.isOpen, 'aria-controls': listId }
  return (
    <Field id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
      <div className={styles.control} onBlur={list.close}>
        <input
          {...fieldWiring({ id, hint, error })}
          {...(isLive
            ? {
                ...opens,
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-activedescendant': list.active && `${listId}-${list.active}`,
              }
            : { list: listId })}
          ref={field}
          className={fieldStyles.control}
          name={name}
          defaultValue={initialText}
          autoComplete="off"
          onInput={list.narrow}
          onKeyDown={list.onKeyDown}
        />
        {!isLive && (
          <datalist id={listId}>
            {options.map(({ key, text }) => (
              <option key={key}>{text}</option>
            ))}
          </datalist>
        )}
        {isLive && (
          <>
            {/* Arrow keys open the list from the field; clicking must leave focus there. */}
            <button
              {...opens}
              type="button"
              tabIndex={-1}
              className={styles.open}
              aria-label={`${openLabel}: ${label}`}
              aria-haspopup="listbox"
              onPointerDown={(event) => event.preventDefault()}
              onClick={list.toggle}
            >
              <Icon icon={chevronDown} size={18} />
            </button>
            <OptionList {...list} id={listId} label={label} emptyText={emptyText} />
          </>
        )}
      </div>
    </Field>
  )
}

type OptionListProps = Pick<ReturnType<typeof useOptionList>['list'], 'isOpen' | 'shown' | 'active' | 'text' | 'choose'> & {
  id: string
  label: string
  emptyText: string
}

function OptionList({ id, label, emptyText, isOpen, shown, active, text, choose }: OptionListProps) {
  const isEmpty = isOpen && shown.length === 0
  return (
    <>
      <div className={styles.popover} hidden={!isOpen} onPointerDown={(event) => event.preventDefault()}>
        <div id={id} className={styles.list} role="listbox" aria-label={label}>
          {shown.map((option) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys go to the field
            <div
              key={option.key}
              id={`${id}-${option.key}`}
              className={styles.option}
              role="option"
              aria-selected={option.key === active}
              data-chosen={option.text === text || undefined}
              ref={(row) => {
                if (option.key === active) row?.scrollIntoView?.({ block: 'nearest' })
              }}
              onClick={() => choose(option)}
            >
              {option.text}
              {option.text === text && <Icon icon={check} size={18} />}
            </div>
          ))}
        </div>
        {isEmpty && (
          <p className={styles.option} aria-hidden="true">
            {emptyText}
          </p>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isEmpty && emptyText}
      </p>
    </>
  )
}

const noChange = () => () => undefined

/** False on the server and until hydration. */
function useIsLive(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
}
