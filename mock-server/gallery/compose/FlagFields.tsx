import { SelectField, TextField } from '#design-system/field/Field.tsx'
import type { Flag } from '../api/answers.ts'
import { asValue, type Draft, valueText } from './draft.ts'

type FlagFieldsProps = { flags: readonly Flag[]; draft: Draft; onChange: (part: string, values: readonly string[]) => void }

/** Feature flags and experiments: the default, or a chosen value. */
export function FlagFields({ flags, draft, onChange }: FlagFieldsProps) {
  return flags.map((flag) => {
    const part = `flag.${flag.name}`
    const value = valueText(draft.parts[part]?.[0] ?? '')
    const set = (text: string) => onChange(part, text === '' ? [] : [asValue(text)])
    const words = { id: `compose-${part}`, label: flag.name, hint: flag.story }
    if (flag.isOpen || flag.values.length === 0)
      return (
        <TextField
          key={part}
          {...words}
          value={value}
          placeholder={flag.default}
          maxLength={200}
          onChange={(event) => set(event.target.value)}
        />
      )
    const values = value === '' || flag.values.includes(value) ? flag.values : [...flag.values, value]
    return (
      <SelectField key={part} {...words} value={value} onChange={(event) => set(event.target.value)}>
        <option value="">{`Default (${flag.default || 'empty'})`}</option>
        {values.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    )
  })
}
