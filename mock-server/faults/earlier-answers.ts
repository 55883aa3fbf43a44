import { LRUCache } from 'lru-cache'

/** Maximum number of stored answers across all sessions; the oldest are dropped first. */
const MOST_QUESTIONS = 500

/** A request's latest answer, and the different one before it. */
type Known = { latest: string; earlier: string | undefined }

/** Previous answers of requests whose answers changed. In memory of this process only. */
export class EarlierAnswers {
  readonly #known = new LRUCache<string, Known>({ max: MOST_QUESTIONS })

  /** Records the current answer to a request. */
  note(session: string, question: string, answer: string): void {
    const key = keyOf(session, question)
    const known = this.#known.get(key)
    if (known?.latest === answer) return
    this.#known.set(key, { latest: answer, earlier: known?.latest })
  }

  /** The previous answer to a request; undefined if there was no different one. */
  find(session: string, question: string): string | undefined {
    return this.#known.get(keyOf(session, question))?.earlier
  }

  /** Discards a request's answers, for example when a session is reset. */
  forget(session: string, question: string): void {
    this.#known.delete(keyOf(session, question))
  }
}

function keyOf(session: string, question: string): string {
  return `${session}\n${question}`
}
