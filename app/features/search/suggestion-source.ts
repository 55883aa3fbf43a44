import { isSearchable, searchTerm } from './search-term.ts'

/** Pause in the typing, in ms, after which suggestions are asked for. Spec §4 Search, §9 Timings. */
const SEARCH_DEBOUNCE_MS = 400

/** Where a search for suggestions stands. What was found for an earlier term stays until the newer answer is there. */
export type Suggestions<Card> =
  | { status: 'idle' }
  | { status: 'loading'; term: string }
  | { status: 'found'; term: string; cards: readonly Card[] }
  | { status: 'failed'; term: string }

/** Asks for what matches a term. Throws when it could not be searched for. */
export type Suggest<Card> = (term: string) => Promise<readonly Card[]>

/**
 * Suggestions for what is being typed: asked for after a pause, never for less than two characters, and never those of an earlier term
 * after those of a later one.
 */
export class SuggestionSource<Card> {
  readonly #suggest: Suggest<Card>
  readonly #listeners = new Set<() => void>()
  #state: Suggestions<Card> = { status: 'idle' }
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Counts what was typed: an answer that belongs to an earlier count comes too late. */
  #turn = 0

  constructor(suggest: Suggest<Card>) {
    this.#suggest = suggest
  }

  readonly read = (): Suggestions<Card> => this.#state

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Takes in what stands in the input now. */
  type(text: string): void {
    this.stop()
    const term = searchTerm(text)
    if (!isSearchable(term)) return this.#show({ status: 'idle' })
    if ('term' in this.#state && this.#state.term === term && this.#state.status === 'found') return
    if (this.#state.status !== 'found') this.#show({ status: 'loading', term })
    this.#timer = setTimeout(() => void this.#ask(term), SEARCH_DEBOUNCE_MS)
  }

  /** Asks again for a term that failed, at once. */
  retry(): void {
    if (this.#state.status !== 'failed') return
    const { term } = this.#state
    this.stop()
    this.#show({ status: 'loading', term })
    void this.#ask(term)
  }

  /** Forgets what is on its way. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#turn += 1
  }

  async #ask(term: string): Promise<void> {
    const turn = this.#turn
    const answer = await this.#suggest(term).then(
      (cards): Suggestions<Card> => ({ status: 'found', term, cards }),
      (): Suggestions<Card> => ({ status: 'failed', term }),
    )
    if (turn === this.#turn) this.#show(answer)
  }

  #show(state: Suggestions<Card>): void {
    if (state.status === 'idle' && this.#state.status === 'idle') return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
