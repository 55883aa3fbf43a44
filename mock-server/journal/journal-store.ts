import type { MaybePromise } from '../worlds/store/world-store.ts'

/** One recorded request of a session. */
export type JournalEntry = {
  /** Counts a session's requests from 1. */
  number: number
  /** `held` is an event that consent holds back in the page: nothing of it was sent but its name. */
  kind: 'query' | 'mutation' | 'flags' | 'analytics' | 'held' | 'chat' | 'reviews' | 'payment'
  /** Name of the operation or of the endpoint. */
  operation: string
  variables: Readonly<Record<string, unknown>>
  /** Relevant headers: store, session strategy, whether there was a fingerprint. */
  headers: Readonly<Record<string, string>>
  side: 'browser' | 'server' | 'direct'
  /** The page that sent the request, if known. */
  page: string | null
  /** HTTP status; 0 when the connection was cut. */
  status: number
  /** Error codes in the answer. */
  codes: readonly string[]
  /** When it arrived, by the host's clock and by the world's clock; milliseconds. */
  at: number
  now: number
  /** How long the answer took, milliseconds. */
  took: number
  /** The applied faults, in written form; empty for none. */
  faults: readonly string[]
  /** The answer's body; null if it was not stored. */
  answer: string | null
}

/** Stores journals. Sessions are identified by their key, which a store never parses. */
export type JournalStore = {
  append(key: string, entry: Omit<JournalEntry, 'number'>): MaybePromise<JournalEntry>
  /** Entries in order; with `after`, only those with a higher number. */
  read(key: string, after?: number): MaybePromise<readonly JournalEntry[]>
  /** Replaces all entries, as an import does. */
  replace(key: string, entries: readonly JournalEntry[]): MaybePromise<void>
  /** Deletes a session's entries and restarts its numbering. */
  clear(key: string): MaybePromise<void>
  /** Moves a session's entries to another key, for example when its token changes, replacing that key's entries. Does nothing if there are no entries. */
  move(from: string, to: string): MaybePromise<void>
  /** Calls `onEntry` for every entry appended from now on, on any instance. Returns a function that stops it. */
  follow(key: string, onEntry: (entry: JournalEntry) => void): MaybePromise<() => void>
}
