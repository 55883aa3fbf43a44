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

/** An event that a replay tells of: the number of the request that reported it, its name, and its properties or what differs in them. */
export type ReplayedEvent = { request: number; event: string; detail: string }

/**
 * How the events of a replay differ from those of its file: what answers report to analytics, and whether what pages sent is still as agreed. Of each
 * kind, the first 50 are listed.
 */
export type ReplayedEvents = {
  equal: boolean
  /** Events of pages in the file: they are sent again, and so kept. */
  kept: number
  /** Requests whose answers were not stored, so that nobody can tell what they reported. */
  unknown: number
  missing: readonly ReplayedEvent[]
  extra: readonly ReplayedEvent[]
  different: readonly ReplayedEvent[]
}

/** Result of a replay: how many requests were sent again, the first difference, and those of events. `equal`: there is none of either. */
export type Replay = { equal: boolean; played: number; difference: string | null; events: ReplayedEvents }

/** An imported session. */
export type ImportedWorld = { session: SessionInspection; replay?: Replay }
