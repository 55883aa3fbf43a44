import type { JournalEntry, JournalStore } from '../journal/journal-store.ts'
import { RefusedRequest } from './control-error.ts'

/** Maximum number of concurrent journal listeners. */
const MOST_LISTENERS = 100

/** A listener that is so many entries behind is let go; it asks again from where it was. */
const MOST_WAITING = 1000

/** One who follows a session's journal. */
export type Listener = {
  /** The next entry; undefined when there are no more, or when nothing came for so long, milliseconds. */
  next(patience: number): Promise<JournalEntry | 'quiet' | undefined>
  end(): void
}

/** Those who follow journals: so many and no more, each without a gap between what was and what comes. */
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

  /** Follows a session from after an entry. Throws a refusal when there are too many already. */
  async listen(key: string, after: number): Promise<Listener> {
    if (this.#count >= MOST_LISTENERS)
      throw new RefusedRequest(429, 'TOO_MANY_LISTENERS', `At most ${MOST_LISTENERS} follow journals at once. Close one and try again.`)
    this.#count += 1
    const line = new WaitingLine()
    try {
      // Followed first and read after, so that nothing falls between the two; what comes twice is told once.
      const stop = await this.#journal.follow(key, (entry) => line.add(entry))
      line.begin(await this.#since(key, after))
      return { next: (patience) => line.next(patience), end: this.#ending(key, line, stop) }
    } catch (error) {
      this.#count -= 1
      throw error
    }
  }

  /** Lets go of everybody who follows a session, or any. */
  endAll(key?: string): void {
    const keys = key === undefined ? [...this.#byKey.keys()] : [key]
    for (const one of keys) for (const end of this.#byKey.get(one) ?? []) end()
  }

  /** What came after an entry. A journal that was cleared counts anew: then all of it did. */
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

/** Entries that wait to be told, in order and each once. */
class WaitingLine {
  #waiting: JournalEntry[] = []
  #isOpen = true
  #wake: (() => void) | undefined

  /** What was there before; what came meanwhile may be among it. */
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
