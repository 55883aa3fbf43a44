import { Switch } from 'react-aria-components'
import styles from './SwitchRow.module.css'

type SwitchRowProps = { name: string; story: string; isOn: boolean; isDisabled?: boolean; onChange: (isOn: boolean) => void }

/** A switch that states on or off in words. */
export function SwitchRow({ name, story, isOn, isDisabled = false, onChange }: SwitchRowProps) {
  return (
    <Switch className={styles.row ?? ''} isSelected={isOn} isDisabled={isDisabled} onChange={onChange}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.story}>{story}</span>
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
      <span className={styles.state} aria-hidden="true">
        {isOn ? 'On' : 'Off'}
      </span>
    </Switch>
  )
}
