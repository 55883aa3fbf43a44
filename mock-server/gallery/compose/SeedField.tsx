import { TextField } from '#design-system/field/Field.tsx'
import { asValue, valueText } from './draft.ts'

/** The seed for random values. */
export function SeedField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextField
      id="seed"
      label="Seed"
      hint="Any word. The same seed gives the same random latencies and faults."
      value={valueText(value)}
      maxLength={60}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(asValue(event.target.value))}
    />
  )
}
