import { Chip } from '#design-system/chip/Chip.tsx'
import { TextField } from '#design-system/field/Field.tsx'
import styles from './ClockField.module.css'

const quick = ['+1h', '+1d', '+31d', 'running']

/** The initial clock of the selection. */
export function ClockField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className={styles.field}>
      <TextField
        id="clock"
        label="Clock"
        hint="+31d, -2h, an instant, running, or running+31d. Empty: paused at the start."
        value={value}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value.replaceAll(/[&,=\s]/g, ''))}
      />
      <div className={styles.quick} role="group" aria-label="Common">
        {quick.map((text) => (
          <Chip key={text} selected={value === text} onClick={() => onChange(value === text ? '' : text)}>
            {text}
          </Chip>
        ))}
      </div>
    </div>
  )
}
