import type { JournalEntry, JournalStore } from '../journal/journal-store.ts'
import { RefusedRequest } from './control-error.ts'

/** Maximum number of concurrent journal listeners. */
const MOST_LISTENERS = 100

/** A listener this many entries behind is disconnected; the client reconnects from its last entry. */
const MOST_WAITING = 1000

/** A client that follows a session's journal. */
export type Listener = {
  /** The next entry; `quiet` if none arrives within `patience` milliseconds; undefined once the listener has ended. */
  next(patience: number): Promise<JournalEntry | 'quiet' | undefined>
  end(): void
}

/** The listeners of all journals: limited in number, with no gap between existing and new entries. */
export class JournalListeners {
  readonly #journal: JournalStore
  readonly #byKey = new Map<string, Set<() => void>>()
  #count = 0

  constructor(journal: JournalStore) {
    this.#journal = journal
  }

  get count(): number {
    return this.#count
  }

  /** Follows a session's journal after an entry number. Throws a refusal when there are too many listeners. */
  async listen(key: string, after: number): Promise<Listener> {
    if (this.#count >= MOST_LISTENERS)
      throw new RefusedRequest(429, 'TOO_MANY_LISTENERS', `At most ${MOST_LISTENERS} follow journals at once. Close one and try again.`)
    this.#count += 1
    const line = new WaitingLine()
    try {
      // Subscribe before reading, so that no entry is missed; duplicates are removed.
      const stop = await this.#journal.follow(key, (entry) => line.add(entry))
      line.begin(await this.#since(key, after))
      return { next: (patience) => line.next(patience), end: this.#ending(key, line, stop) }
    } catch (error) {
      this.#count -= 1
      throw error
    }
  }

  /** Ends all listeners of a session, or of every session. */
  endAll(key?: string): void {
    const keys = key === undefined ? [...this.#byKey.keys()] : [key]
    for (const one of keys) for (const end of this.#byKey.get(one) ?? []) end()
  }

  /** Entries after a number. A cleared journal restarts its numbering, so then all entries are new. */
  async #since(key: string, after: number): Promise<readonly JournalEntry[]> {
    const all = await this.#journal.read(key)
    const last = all.at(-1)?.number ?? 0
    return last < after ? all : all.filter(({ number }) => number > after)
  }

  #ending(key: string, line: WaitingLine, stop: () => void): () => void {
    const ends = this.#byKey.get(key) ?? new Set()
    this.#byKey.set(key, ends)
    const end = (): void => {
      if (!ends.delete(end)) return
      if (ends.size === 0) this.#byKey.delete(key)
      this.#count -= 1
      stop()
      line.close()
    }
    ends.add(end)
    return end
  }
}

/** Entries waiting to be sent, in order and without duplicates. */
class WaitingLine {
  #waiting: JournalEntry[] = []
  #isOpen = true
  #wake: (() => void) | undefined

  /** Adds the existing entries first; entries received in the meantime may be among them. */
  begin(earlier: readonly JournalEntry[]): void {
    const told = new Set(earlier.map(({ number }) => number))
    this.#waiting = [...earlier, ...this.#waiting.filter(({ number }) => !told.has(number))]
  }

  add(entry: JournalEntry): void {
    this.#waiting.push(entry)
    if (this.#waiting.length > MOST_WAITING) this.#isOpen = false
    this.#wake?.()
  }

  close(): void {
    this.#isOpen = false
    this.#wake?.()
  }

  async next(patience: number): Promise<JournalEntry | 'quiet' | undefined> {
    if (this.#isOpen && this.#waiting.length === 0) await this.#somethingWithin(patience)
    if (!this.#isOpen) return undefined
    return this.#waiting.shift() ?? 'quiet'
  }

  #somethingWithin(patience: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        this.#wake = undefined
        resolve()
      }
      const timer = setTimeout(done, patience)
      this.#wake = done
    })
  }
}
