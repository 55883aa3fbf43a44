import { SelectField, TextField } from '#design-system/field/Field.tsx'
import type { Flag } from '../../api/answers.ts'
import { EmptyNote, LoadingNote } from '../../parts/States.tsx'
import { useKnown } from '../../state/known.tsx'
import { useLiveSession } from '../../state/live-session.tsx'
import styles from '../panel.module.css'
import { useEdit } from './use-edit.ts'

/** Every feature flag with its value in this session, editable in place. */
export function FlagsTab() {
  const { facets } = useKnown()
  const { session } = useLiveSession()
  const edit = useEdit()
  if (!session) return null
  if (!facets.value) return <LoadingNote what="flags" />
  if (facets.value.flags.length === 0) return <EmptyNote>The contract has no flags.</EmptyNote>
  return (
    <div className={styles.body}>
      {facets.value.flags.map((flag) => (
        <FlagField
          key={flag.name}
          flag={flag}
          value={session.flags?.[flag.name] ?? flag.default}
          onChange={(value) => void edit({ flags: { [flag.name]: value } }, `${flag.name} is ${value} now.`)}
        />
      ))}
    </div>
  )
}

function FlagField({ flag, value, onChange }: { flag: Flag; value: string; onChange: (value: string) => void }) {
  const id = `flag-${flag.name}`
  const hint = value === flag.default ? flag.story : `${flag.story} Usually ${flag.default || 'empty'}.`
  if (flag.isOpen || flag.values.length === 0) {
    return (
      <TextField
        id={id}
        key={value}
        label={flag.name}
        hint={hint}
        defaultValue={value}
        maxLength={200}
        onBlur={(event) => event.target.value !== value && onChange(event.target.value)}
      />
    )
  }
  const values = flag.values.includes(value) ? flag.values : [value, ...flag.values]
  return (
    <SelectField id={id} label={flag.name} hint={hint} value={value} onChange={(event) => onChange(event.target.value)}>
      {values.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  )
}
