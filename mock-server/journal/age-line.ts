import { AnswerTexts } from './answer-texts.ts'
import type { JournalEntry } from './journal-store.ts'

/** The entries of one session, oldest first, as a list of links: most sessions have very few. */
export type SessionEntries = { key: string; numbered: number; size: number; first: Kept | undefined; last: Kept | undefined }

/** An entry in its place: in its session's list, and among all entries by age. */
type Kept = {
  readonly session: SessionEntries
  entry: JournalEntry
  /** Characters that it is counted with, its answer aside. */
  readonly weight: number
  /** The next one of its session. */
  next: Kept | undefined
  older: Kept | undefined
  newer: Kept | undefined
}

/** All entries from the oldest to the newest, and which of them still have their answers. A linked line: a map's first key is slow to find behind many deleted ones. */
export class AgeLine {
  #oldest: Kept | undefined
  #newest: Kept | undefined
  /** None that is older has an answer. */
  #answered: Kept | undefined
  readonly #answers = new AnswerTexts()
  #size = 0
  #characters = 0

  get oldest(): Kept | undefined {
    return this.#oldest
  }

  get size(): number {
    return this.#size
  }

  /** Of variables and answers. */
  get characters(): number {
    return this.#characters + this.#answers.characters
  }

  /** An answer's text as it is held already, where it is. */
  shared(answer: string | null): string | null {
    return this.#answers.shared(answer)
  }

  /** Adds the newest entry. */
  add(session: SessionEntries, entry: JournalEntry): Kept {
    const weight = JSON.stringify(entry.variables).length
    const kept: Kept = { session, entry, weight, next: undefined, older: this.#newest, newer: undefined }
    if (this.#newest) this.#newest.newer = kept
    else this.#oldest = kept
    this.#newest = kept
    this.#answered ??= kept
    this.#size += 1
    this.#characters += weight
    this.#answers.hold(entry.answer)
    return kept
  }

  remove(kept: Kept): void {
    if (kept.older) kept.older.newer = kept.newer
    else this.#oldest = kept.newer
    if (kept.newer) kept.newer.older = kept.older
    else this.#newest = kept.older
    if (this.#answered === kept) this.#answered = kept.newer
    this.#size -= 1
    this.#characters -= kept.weight
    this.#answers.release(kept.entry.answer)
  }

  /** Takes the answer from the oldest entry that has one; false when none has. */
  dropOldestAnswer(): boolean {
    while (this.#answered && this.#answered.entry.answer === null) this.#answered = this.#answered.newer
    const kept = this.#answered
    if (!kept) return false
    this.#answers.release(kept.entry.answer)
    kept.entry = { ...kept.entry, answer: null }
    return true
  }
}
