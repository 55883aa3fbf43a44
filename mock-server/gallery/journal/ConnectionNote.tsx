import { Button } from '#design-system/button/Button.tsx'
import styles from './ConnectionNote.module.css'
import type { JournalConnection } from './journal-state.ts'

const words = { connecting: 'Connecting…', live: 'Live', lost: 'Not live' } as const

/** Shows whether the journal is live, with a button to reconnect. */
export function ConnectionNote({ connection, reconnect }: { connection: JournalConnection; reconnect: () => void }) {
  return (
    <span className={styles.note} data-connection={connection}>
      <span role="status">{words[connection]}</span>
      {connection === 'lost' && (
        <Button size={44} variant="quiet" onClick={reconnect}>
          Reconnect
        </Button>
      )}
    </span>
  )
}
