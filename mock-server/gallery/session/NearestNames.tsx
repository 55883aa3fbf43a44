import { Button } from '#design-system/button/Button.tsx'
import { useAddress } from '../address/use-address.tsx'
import styles from './NearestNames.module.css'

/** Buttons for existing names close to an unknown one. */
export function NearestNames({ names, onChoose }: { names: readonly string[]; onChoose?: (name: string) => void }) {
  const { go } = useAddress()
  if (names.length === 0) return null
  return (
    <div className={styles.names}>
      <span>Nearest:</span>
      {names.map((name) => (
        <Button key={name} size={44} variant="quiet" onClick={() => (onChoose ? onChoose(name) : go({ selection: name }))}>
          {name}
        </Button>
      ))}
    </div>
  )
}
