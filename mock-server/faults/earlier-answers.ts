import { LRUCache } from 'lru-cache'

/** Maximum number of stored answers across all sessions; the oldest are dropped first. */
const MOST_QUESTIONS = 500

/** What a question was answered last, and what it was answered before that was different. */
type Known = { latest: string; earlier: string | undefined }

/** What questions were answered before their answers changed. It is kept by this process alone. */
export class EarlierAnswers {
  readonly #known = new LRUCache<string, Known>({ max: MOST_QUESTIONS })

  /** Notes what a question is answered now. */
  note(session: string, question: string, answer: string): void {
    const key = keyOf(session, question)
    const known = this.#known.get(key)
    if (known?.latest === answer) return
    this.#known.set(key, { latest: answer, earlier: known?.latest })
  }

  /** What a question was answered before; undefined while there was nothing else. */
  find(session: string, question: string): string | undefined {
    return this.#known.get(keyOf(session, question))?.earlier
  }

  /** Forgets a question, as a session that begins anew does. */
  forget(session: string, question: string): void {
    this.#known.delete(keyOf(session, question))
  }
}

function keyOf(session: string, question: string): string {
  return `${session}\n${question}`
}
