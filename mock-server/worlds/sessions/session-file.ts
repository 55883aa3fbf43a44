import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { JournalEntry } from '../../journal/journal-store.ts'
import type { WorldRecord } from '../world-record.ts'
import type { SessionInspection } from './session-view.ts'

export const SESSION_FORMAT = 'compact-session/1'

/** A session as a file. `clock` and `faults` are for readers only; the record contains them too. Instants are ISO 8601. */
export type SessionFile = {
  format: typeof SESSION_FORMAT
  /** Null for an ordinary session. */
  selection: string | null
  world: string | null
  store: StoreLocale
  clock: { kind: 'frozen' | 'running' | 'host'; at: string }
  /** In their written form. */
  faults: readonly string[]
  record: WorldRecord
  counters: Readonly<Record<string, number>>
  journal: readonly JournalEntry[]
}

/** A request to import a session file. `world` names the target world; default: the file's own. */
export type ImportRequest = { file: unknown; world?: string; mode: 'restore' | 'replay' }

/** Result of a replay: how many requests were sent again, and the first difference. */
export type Replay = { equal: boolean; played: number; difference: string | null }

/** An imported session. */
export type ImportedWorld = { session: SessionInspection; replay?: Replay }
