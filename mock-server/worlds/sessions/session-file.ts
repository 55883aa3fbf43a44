import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { JournalEntry } from '../../journal/journal-store.ts'
import type { WorldRecord } from '../world-record.ts'
import type { SessionInspection } from './session-view.ts'

export const SESSION_FORMAT = 'compact-session/1'

/** A session to keep or to hand on. `clock` and `faults` are there to be read; the record says them too. Instants are ISO 8601. */
export type SessionFile = {
  format: typeof SESSION_FORMAT
  /** Null for an ordinary session. */
  selection: string | null
  world: string | null
  store: StoreLocale
  clock: { kind: 'frozen' | 'running' | 'host'; at: string }
  /** As they are written. */
  faults: readonly string[]
  record: WorldRecord
  counters: Readonly<Record<string, number>>
  journal: readonly JournalEntry[]
}

/** What is to be done with a session's file. `world` names the world that it is put into; absent: the file's own. */
export type ImportRequest = { file: unknown; world?: string; mode: 'restore' | 'replay' }

/** How a replay ended: how many requests were asked again, and the first thing that came out otherwise. */
export type Replay = { equal: boolean; played: number; difference: string | null }

/** A session that was taken in. */
export type ImportedWorld = { session: SessionInspection; replay?: Replay }
