import { AgeLine, type SessionEntries } from './age-line.ts'
import type { JournalEntry, JournalStore } from './journal-store.ts'

/** Limits of a memory journal. */
export type JournalBounds = {
  /** Entries per session; the oldest are dropped first. */
  perSession: number
  /** Entries of all sessions; the oldest are dropped first. */
  entries: number
  /** Characters of all sessions' answers and variables, equal answers counted once; the oldest answers are dropped first, then the oldest entries. */
  characters: number
  /** Longer answers are not stored, characters. */
  answer: number
}

export const defaultJournalBounds: JournalBounds = { perSession: 200, entries: 250_000, characters: 8_000_000, answer: 250_000 }

/** Current contents of a memory journal. */
type JournalFacts = { sessions: number; entries: number; characters: number; bounds: JournalBounds }

/** Journals in memory. Eviction takes constant time, without a timer or a sweep. */
export class MemoryJournal implements JournalStore {
  readonly #bounds: JournalBounds
  readonly #sessions = new Map<string, SessionEntries>()
  readonly #followers = new Map<string, Set<(entry: JournalEntry) => void>>()
  readonly #line = new AgeLine()

  constructor(bounds: Partial<JournalBounds> = {}) {
    this.#bounds = { ...defaultJournalBounds, ...bounds }
  }

  /** Current contents and limits. */
  facts(): JournalFacts {
    return { sessions: this.#sessions.size, entries: this.#line.size, characters: this.#line.characters, bounds: this.#bounds }
  }

  append(key: string, made: Omit<JournalEntry, 'number'>): JournalEntry {
    const session = this.#ensure(key)
    const entry = { ...made, answer: this.#line.shared(made.answer), number: session.numbered + 1 }
    this.#put(session, entry)
    this.#forgetWhatIsTooMuch()
    this.#tell(key, entry)
    return entry
  }

  read(key: string, after = 0): readonly JournalEntry[] {
    const found: JournalEntry[] = []
    for (let kept = this.#sessions.get(key)?.first; kept; kept = kept.next) if (kept.entry.number > after) found.push(kept.entry)
    return found
  }

  replace(key: string, entries: readonly JournalEntry[]): void {
    this.clear(key)
    for (const entry of entries) this.#put(this.#ensure(key), entry)
    this.#forgetWhatIsTooMuch()
  }

  clear(key: string): void {
    const session = this.#sessions.get(key)
    if (!session) return
    while (session.size > 0) this.#dropFirst(session)
  }

  move(from: string, to: string): void {
    const session = this.#sessions.get(from)
    if (!session || from === to) return
    this.clear(to)
    this.#sessions.delete(from)
    session.key = to
    this.#sessions.set(to, session)
  }

  follow(key: string, onEntry: (entry: JournalEntry) => void): () => void {
    const followers = this.#followers.get(key) ?? new Set()
    this.#followers.set(key, followers.add(onEntry))
    return () => {
      followers.delete(onEntry)
      if (followers.size === 0 && this.#followers.get(key) === followers) this.#followers.delete(key)
    }
  }

  #ensure(key: string): SessionEntries {
    const known = this.#sessions.get(key)
    if (known) return known
    const made: SessionEntries = { key, numbered: 0, size: 0, first: undefined, last: undefined }
    this.#sessions.set(key, made)
    return made
  }

  #put(session: SessionEntries, entry: JournalEntry): void {
    const isTooLong = entry.answer !== null && entry.answer.length > this.#bounds.answer
    const kept = this.#line.add(session, isTooLong ? { ...entry, answer: null } : entry)
    session.numbered = entry.number
    session.size += 1
    if (session.last) session.last.next = kept
    else session.first = kept
    session.last = kept
    if (session.size > this.#bounds.perSession) this.#dropFirst(session)
  }

  /** Drops a session's oldest entry. A session without entries is deleted, and its numbering restarts. */
  #dropFirst(session: SessionEntries): void {
    const { first } = session
    if (!first) return
    this.#line.remove(first)
    session.first = first.next
    session.size -= 1
    if (!session.first) this.#sessions.delete(session.key)
  }

  #forgetWhatIsTooMuch(): void {
    while (this.#line.characters > this.#bounds.characters && this.#line.dropOldestAnswer());
    while (this.#line.size > this.#bounds.entries || this.#line.characters > this.#bounds.characters) {
      const session = this.#line.oldest?.session
      if (!session) return
      this.#dropFirst(session)
    }
  }

  /** A follower that throws is removed, because its error must not fail the request. */
  #tell(key: string, entry: JournalEntry): void {
    const followers = this.#followers.get(key)
    if (!followers) return
    for (const follower of followers) {
      try {
        follower(entry)
      } catch {
        followers.delete(follower)
      }
    }
  }
}
