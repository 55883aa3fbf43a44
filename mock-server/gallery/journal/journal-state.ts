import type { ListedRequest } from '../api/session-answers.ts'
import { addEntry } from './add-entry.ts'

/** Whether new entries arrive live. */
export type JournalConnection = 'connecting' | 'live' | 'lost'

/** The journal state of one reading. Another session, or a new reading of the same session, starts empty. */
export type JournalState = { reading: string; entries: readonly ListedRequest[]; connection: JournalConnection }

/** A change to the journal. Changes from an earlier reading are ignored. */
export type JournalChange = { reading: string } & (
  | { kind: 'begin' }
  | { kind: 'read'; entries: readonly ListedRequest[] }
  | { kind: 'entry'; entry: ListedRequest }
  | { kind: 'connection'; connection: JournalConnection }
  | { kind: 'clear' }
)

/** The state after a change. */
export function changedJournal(state: JournalState, change: JournalChange): JournalState {
  if (change.kind === 'begin') return emptyJournal(change.reading)
  if (change.reading !== state.reading) return state
  if (change.kind === 'read') return { ...state, entries: change.entries }
  if (change.kind === 'entry') return { ...state, entries: addEntry(state.entries, change.entry) }
  if (change.kind === 'connection') return { ...state, connection: change.connection }
  return { ...state, entries: [] }
}

/** The initial state. */
export function emptyJournal(reading: string): JournalState {
  return { reading, entries: [], connection: 'connecting' }
}
