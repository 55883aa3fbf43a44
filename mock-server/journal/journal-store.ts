import type { MaybePromise } from '../worlds/store/world-store.ts'

/** One request that a session made, as it is remembered. */
export type JournalEntry = {
  /** Counts a session's requests from 1. */
  number: number
  kind: 'query' | 'mutation' | 'flags' | 'analytics' | 'chat' | 'reviews'
  /** The operation's name, or what the endpoint is called. */
  operation: string
  variables: Readonly<Record<string, unknown>>
  /** Headers that matter: store, session strategy, whether there was a fingerprint. */
  headers: Readonly<Record<string, string>>
  side: 'browser' | 'server' | 'direct'
  /** The page that asked, where it is known. */
  page: string | null
  /** HTTP status; 0 when the connection was cut. */
  status: number
  /** Codes of the errors in the answer. */
  codes: readonly string[]
  /** When it came, by the host's clock, and which instant the world believed it was; milliseconds. */
  at: number
  now: number
  /** How long the answer took, milliseconds. */
  took: number
  /** The faults that applied to it, as they are written; empty for none. */
  faults: readonly string[]
  /** The answer's body; null when it was not kept. */
  answer: string | null
}

/** Where journals are kept. Sessions are named by their key; a store never reads it. */
export type JournalStore = {
  append(key: string, entry: Omit<JournalEntry, 'number'>): MaybePromise<JournalEntry>
  /** Entries in order; only those after a number when it is given. */
  read(key: string, after?: number): MaybePromise<readonly JournalEntry[]>
  /** Puts entries in place of what is there, as an import does. */
  replace(key: string, entries: readonly JournalEntry[]): MaybePromise<void>
  /** Forgets what a session asked: what it asks next is its first. */
  clear(key: string): MaybePromise<void>
  /** Puts a session's entries under another key, as when its token changes; what was there is gone. Nothing to move: nothing happens. */
  move(from: string, to: string): MaybePromise<void>
  /** Tells of every entry of a session that is appended from now on, on whichever instance. Answers what ends it. */
  follow(key: string, onEntry: (entry: JournalEntry) => void): MaybePromise<() => void>
}
