import { useCallback, useEffect, useReducer, useRef } from 'react'
import { fetchJournal, journalEvents } from '../api/control.ts'
import { entrySchema, type ListedRequest } from '../api/session-answers.ts'
import { changedJournal, emptyJournal, type JournalConnection, type JournalState } from './journal-state.ts'

/** A session's requests, updated live. */
type Journal = Pick<JournalState, 'entries' | 'connection'> & { clear: () => void }

/** Reads a session's journal and follows it. A change of `mark` reads it again; `onEntry` is called for each new entry. */
export function useJournalEntries(id: string | undefined, mark: string, onEntry: (entry: ListedRequest) => void): Journal {
  const reading = `${mark} ${id ?? ''}`
  const [state, change] = useReducer(changedJournal, reading, emptyJournal)
  const told = useRef(onEntry)
  useEffect(() => {
    told.current = onEntry
  })
  useEffect(() => {
    change({ kind: 'begin', reading })
    const asked = reading.split(' ')[1]
    if (!asked) return
    const stop = new AbortController()
    const setConnection = (connection: JournalConnection) => !stop.signal.aborted && change({ kind: 'connection', reading, connection })
    const take = (entry: ListedRequest) => {
      change({ kind: 'entry', reading, entry })
      told.current(entry)
    }
    fetchJournal(asked, stop.signal).then(
      (entries) => {
        if (stop.signal.aborted) return
        change({ kind: 'read', reading, entries })
        follow({ url: journalEvents(asked, entries.at(-1)?.number ?? 0), signal: stop.signal, take, setConnection })
      },
      () => setConnection('lost'),
    )
    return () => stop.abort()
  }, [reading])
  const clear = useCallback(() => change({ kind: 'clear', reading }), [reading])
  const { entries, connection } = state.reading === reading ? state : emptyJournal(reading)
  return { entries, connection, clear }
}

type Following = {
  url: string
  signal: AbortSignal
  take: (entry: ListedRequest) => void
  setConnection: (connection: JournalConnection) => void
}

/** The browser reconnects by itself with the last event id; the connection is lost only when the server refuses for good. */
function follow({ url, signal, take, setConnection }: Following): void {
  const events = new EventSource(url)
  signal.addEventListener('abort', () => events.close())
  events.addEventListener('open', () => setConnection('live'))
  events.addEventListener('error', () => setConnection(events.readyState === EventSource.CLOSED ? 'lost' : 'connecting'))
  events.addEventListener('entry', (event) => {
    const entry = readEntry(event.data)
    if (entry) take(entry)
  })
}

function readEntry(text: unknown): ListedRequest | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(String(text))).data
  } catch {
    return undefined
  }
}
