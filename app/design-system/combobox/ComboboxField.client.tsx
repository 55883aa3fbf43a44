'use client'

import { type ComponentType, useId, useState } from 'react'
import fieldStyles from '../field/Field.module.css'
import { Field } from '../field/Field.tsx'
import { type FieldWords, fieldWiring } from '../field/field-wiring.ts'

export type ComboboxOption = { key: string; text: string }

export type ComboboxFieldProps = FieldWords & {
  /** Of the form's value, which is the text. */
  name?: string
  options: readonly ComboboxOption[]
  /** What stands in it at first. */
  initialText?: string
  /** What is said of no match, as "Nothing fits". */
  emptyText: string
  /** What the button that opens the list does, in words. */
  openLabel: string
  /** Called with what was chosen. */
  onChoose?: (option: ComboboxOption) => void
}

const load = () => import('./ComboboxList.client.tsx').then(({ ComboboxList }) => ComboboxList)

/** Once somebody has come to it. */
export type ComboboxListProps = ComboboxFieldProps & { takesFocus: boolean }

/**
 * One of many that are found by typing. Until somebody comes to it, it is a field with the browser's own suggestions, which works without
 * scripts; the list comes with the first focus and takes over what was typed meanwhile.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const [list, setList] = useState<{ List: ComponentType<ComboboxListProps>; hasFocus: boolean }>()
  const [text, setText] = useState(props.initialText ?? '')
  if (list) return <list.List {...props} initialText={text} takesFocus={list.hasFocus} />
  const handleIntent = () => {
    // Whoever has gone on meanwhile is not called back; where it cannot be had, the field stays as it is.
    load().then(
      (List) => setList({ List, hasFocus: document.activeElement?.id === props.id }),
      () => undefined,
    )
  }
  return <PlainField {...props} text={text} onType={setText} onIntent={handleIntent} />
}

type PlainFieldProps = ComboboxFieldProps & { text: string; onType: (text: string) => void; onIntent: () => void }

function PlainField({ id, label, labelNote, hint, error, name, options, text, onType, onIntent }: PlainFieldProps) {
  const listId = useId()
  return (
    <Field id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
      <input
        {...fieldWiring({ id, hint, error })}
        className={fieldStyles.control}
        list={listId}
        name={name}
        value={text}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        onFocus={onIntent}
        onPointerEnter={() => void load().catch(() => undefined)}
      />
      <datalist id={listId}>
        {options.map(({ key, text: option }) => (
          <option key={key}>{option}</option>
        ))}
      </datalist>
    </Field>
  )
}
