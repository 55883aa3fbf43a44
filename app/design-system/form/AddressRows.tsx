import type { ComponentProps } from 'react'
import { SelectField, TextField } from '../field/Field.tsx'
import { FieldPair } from '../field/FieldPair.tsx'

type Name = 'firstName' | 'lastName' | 'line1' | 'line2' | 'city' | 'region' | 'postalCode' | 'phone'

type AddressRowsProps = {
  /** What a field needs. */
  field: (name: Name) => Pick<
    ComponentProps<typeof TextField>,
    'name' | 'hint' | 'error' | 'labelNote' | 'defaultValue' | 'autoComplete'
  > & {
    id: string
    label: string
    maxLength?: number
    required?: true
  }
  /** The states to choose from, by the letters that the post writes, and what the choice begins with. Absent: the country has none. */
  states?: { none: string; names: Readonly<Record<string, string>> }
  /** False for an address that nobody delivers to. */
  hasPhone?: boolean
}

/** The fields of a postal address, in the order in which its country writes it. */
export function AddressRows({ field, states, hasPhone = true }: AddressRowsProps) {
  return (
    <>
      <FieldPair>
        <TextField {...field('firstName')} />
        <TextField {...field('lastName')} />
      </FieldPair>
      <TextField {...field('line1')} />
      <TextField {...field('line2')} />
      {states ? (
        <>
          <TextField {...field('city')} />
          <FieldPair>
            <StateField field={field} states={states} />
            <TextField {...field('postalCode')} inputMode="numeric" />
          </FieldPair>
        </>
      ) : (
        <FieldPair>
          <TextField {...field('city')} />
          <TextField {...field('postalCode')} autoCapitalize="characters" />
        </FieldPair>
      )}
      {hasPhone && <TextField {...field('phone')} type="tel" />}
    </>
  )
}

function StateField({ field, states }: Required<Pick<AddressRowsProps, 'field' | 'states'>>) {
  const { maxLength: _maxLength, labelNote: _labelNote, ...select } = field('region')
  return (
    <SelectField {...select}>
      <option value="">{states.none}</option>
      {Object.entries(states.names).map(([letters, name]) => (
        <option key={letters} value={letters}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
