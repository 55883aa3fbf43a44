import { AnswerTexts } from './answer-texts.ts'
import type { JournalEntry } from './journal-store.ts'

/** The entries of one session, oldest first, as a linked list: most sessions have very few. */
export type SessionEntries = { key: string; numbered: number; size: number; first: Kept | undefined; last: Kept | undefined }

/** An entry as a node of its session's list and of the list of all entries by age. */
type Kept = {
  readonly session: SessionEntries
  entry: JournalEntry
  /** Its size without its answer, characters. */
  readonly weight: number
  /** The session's next entry. */
  next: Kept | undefined
  older: Kept | undefined
  newer: Kept | undefined
}

/** All entries, oldest first, and which of them still have their answers. A linked list, because finding a Map's first key is slow after many deletions. */
export class AgeLine {
  #oldest: Kept | undefined
  #newest: Kept | undefined
  /** The oldest entry that may still have an answer. */
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

  /** Total size of variables and answers. */
  get characters(): number {
    return this.#characters + this.#answers.characters
  }

  /** The stored copy of an equal answer, if there is one. */
  shared(answer: string | null): string | null {
    return this.#answers.shared(answer)
  }

  /** Appends the newest entry. */
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

  /** Drops the answer of the oldest entry that has one; false if none has. */
  dropOldestAnswer(): boolean {
    while (this.#answered && this.#answered.entry.answer === null) this.#answered = this.#answered.newer
    const kept = this.#answered
    if (!kept) return false
    this.#answers.release(kept.entry.answer)
    kept.entry = { ...kept.entry, answer: null }
    return true
  }
}
