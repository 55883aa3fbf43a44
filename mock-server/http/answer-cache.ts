import { LRUCache } from 'lru-cache'
import { ensure } from '../contract/catalogue/ensure.ts'
import { type ContextReads, standingKey } from '../contract/context.ts'
import type { RequestWorld } from '../worlds/requests/request-world.ts'
import type { RequestedOperation } from './requested-operation.ts'

/** A cached answer, as it was sent. */
type KeptAnswer = { body: string; contentType: string }

/** Limits of the cache: characters of all answers, and the number of answers and of distinct request texts. With 0 questions nothing is cached. */
export type AnswerBounds = { characters: number; questions: number }

/** A request text: its number and its operation, stored once. */
type Question = { number: number; asked: RequestedOperation | undefined }

const defaultBounds: AnswerBounds = { characters: 12_000_000, questions: 5000 }

/**
 * Cache of query answers, as text. An answer that read nothing of its world is shared by everybody with the same store and tier; an answer
 * that read its world is valid for that state of that world. Answers that read a running clock, failed or changed anything are never cached.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, KeptAnswer>
  readonly #questions: LRUCache<string, Question>
  readonly #bounds: AnswerBounds
  #asked = 0
  #computed = 0
  #repeated = 0

  constructor(bounds: AnswerBounds = defaultBounds) {
    this.#bounds = bounds
    const { characters, questions } = bounds
    const max = Math.max(1, questions)
    this.#questions = new LRUCache({ max })
    this.#answers = new LRUCache({
      max,
      maxSize: Math.max(1, characters),
      maxEntrySize: Math.max(1, Math.floor(characters / 20)),
      sizeCalculation: ({ body }) => Math.max(1, body.length),
    })
  }

  /** How many answers were computed, and how many came from the cache. */
  get served(): { computed: number; repeated: number } {
    return { computed: this.#computed, repeated: this.#repeated }
  }

  /** Number of cached answers. */
  get size(): number {
    return this.#answers.size
  }

  /** The cached answer to the same request text in the same state. */
  find(question: string, visit: RequestWorld): (KeptAnswer & { asked: RequestedOperation | undefined }) | undefined {
    const words = this.#questions.get(question)
    const known = words && this.#known(words.number, visit)
    if (known) this.#repeated += 1
    else this.#computed += 1
    return known && { ...known, asked: words.asked }
  }

  /** Caches an answer if what it read allows that. */
  keep(question: string, visit: RequestWorld, reads: ContextReads, answer: KeptAnswer, asked?: RequestedOperation): void {
    if (this.#bounds.questions === 0) return
    if (reads.clock && visit.world.state.read('clock').kind !== 'frozen') return
    const { number } = ensure(this.#questions, question, () => ({ number: ++this.#asked, asked }))
    const standing = standingKey(visit.world, visit.store, visit.hostNow)
    this.#answers.set(reads.world ? worldKey(number, visit, standing) : sharedKey(number, visit, standing), answer)
  }

  #known(question: number, visit: RequestWorld): KeptAnswer | undefined {
    const standing = standingKey(visit.world, visit.store, visit.hostNow)
    return this.#answers.get(sharedKey(question, visit, standing)) ?? this.#answers.get(worldKey(question, visit, standing))
  }
}

function sharedKey(question: number, { store, world }: RequestWorld, standing: string): string {
  return `${question}|${store}|${world.base.startsAt}|${standing}`
}

function worldKey(question: number, { store, world, published }: RequestWorld, standing: string): string {
  return `${question}|${store}|w${world.number}|${world.version}|p${published.version}|${standing}`
}
