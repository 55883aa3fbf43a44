import { useCallback, useId, useMemo, useState } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { clearJournal } from '../api/control.ts'
import type { ListedRequest } from '../api/session-answers.ts'
import { Segmented } from '../parts/Segmented.tsx'
import { EmptyNote } from '../parts/States.tsx'
import { useTell } from '../parts/toasts.tsx'
import { useLiveSession } from '../state/live-session.tsx'
import { asControlError } from '../state/use-answer.ts'
import { Announcer, useAnnouncer } from './Announcer.tsx'
import { ConnectionNote } from './ConnectionNote.tsx'
import { isEvent, isHeld, type JournalPart, journalParts, listedEntries } from './event-facts.ts'
import styles from './JournalCard.module.css'
import { JournalTable } from './JournalTable.tsx'
import { useJournalEntries } from './use-journal.ts'

/** The session's requests, live, newest last. */
export function JournalCard() {
  const { session, epoch, refresh, again } = useLiveSession()
  const [filter, setFilter] = useState('')
  const [part, setPart] = useState<JournalPart>('all')
  const { said, announce } = useAnnouncer()
  const onEntry = useCallback(
    (entry: ListedRequest) => {
      announce(entry)
      refresh()
    },
    [announce, refresh],
  )
  const { entries, connection, clear } = useJournalEntries(session?.id, epoch, onEntry)
  const shown = useMemo(() => listedEntries(entries, part, filter), [entries, filter, part])
  // Where nothing was reported to analytics there is nothing to choose.
  const hasEvents = part !== 'all' || entries.some((entry) => isEvent(entry) || isHeld(entry))
  const title = useId()
  if (!session) return null
  return (
    <section className={styles.card} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          Request journal
        </h2>
        <ConnectionNote
          connection={connection}
          // A restarted server has no such session until it is opened again; opening it also reads the journal again.
          reconnect={again}
        />
        <Clear id={session.id} isEmpty={entries.length === 0} onCleared={clear} />
      </div>
      {hasEvents && (
        <div className={styles.filter}>
          <Segmented label="Entries" options={journalParts} chosen={part} onChoose={setPart} />
        </div>
      )}
      {(entries.length > 5 || filter !== '') && <Filter value={filter} onChange={setFilter} operations={entries} />}
      {shown.length > 0 ? (
        <JournalTable entries={shown} labelledBy={title} />
      ) : (
        <EmptyNote>
          {entries.length === 0
            ? 'No requests yet. Open the shop in this state to see them here.'
            : `No ${part === 'events' ? 'events' : 'requests'} ${filter === '' ? 'yet' : 'with that name'}.`}
        </EmptyNote>
      )}
      <Announcer said={said} />
    </section>
  )
}

function Filter({
  value,
  onChange,
  operations,
}: {
  value: string
  onChange: (value: string) => void
  operations: readonly ListedRequest[]
}) {
  const names = useMemo(() => [...new Set(operations.map(({ operation }) => operation))].sort(), [operations])
  return (
    <label className={styles.filter}>
      <span>Operation</span>
      <input
        type="search"
        list="journal-operations"
        value={value}
        maxLength={100}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id="journal-operations">
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </label>
  )
}

function Clear({ id, isEmpty, onCleared }: { id: string; isEmpty: boolean; onCleared: () => void }) {
  const tell = useTell()
  const clear = () =>
    clearJournal(id).then(
      () => {
        onCleared()
        tell('The journal is empty.')
      },
      (error: unknown) => tell(asControlError(error).message, 'error'),
    )
  return (
    <Button size={44} variant="secondary" disabled={isEmpty} onClick={() => void clear()}>
      Clear
    </Button>
  )
}
