import { isSearchable, searchTerm } from '../search-term.ts'

/** Debounce in ms. Spec §4 Search, §9 Timings. */
const SEARCH_DEBOUNCE_MS = 400

/** State of the suggestions. Earlier results stay until newer ones arrive. */
export type Suggestions<Card> =
  | { status: 'idle' }
  | { status: 'loading'; term: string }
  | { status: 'found'; term: string; cards: readonly Card[] }
  | { status: 'failed'; term: string }

/** Searches for a term. Throws on failure. */
type Suggest<Card> = (term: string) => Promise<readonly Card[]>

/** Suggestions while typing: debounced, from two characters on, and never older ones after newer ones. */
export class SuggestionSource<Card> {
  readonly #suggest: Suggest<Card>
  readonly #listeners = new Set<() => void>()
  #state: Suggestions<Card> = { status: 'idle' }
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Sequence number of the input: answers to earlier ones are ignored. */
  #turn = 0

  constructor(suggest: Suggest<Card>) {
    this.#suggest = suggest
  }

  readonly read = (): Suggestions<Card> => this.#state

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Handles new input. */
  type(text: string): void {
    this.stop()
    const term = searchTerm(text)
    if (!isSearchable(text)) return this.#show({ status: 'idle' })
    if ('term' in this.#state && this.#state.term === term && this.#state.status === 'found') return
    if (this.#state.status !== 'found') this.#show({ status: 'loading', term })
    this.#timer = setTimeout(() => void this.#ask(term), SEARCH_DEBOUNCE_MS)
  }

  /** Retries a failed term immediately. */
  retry(): void {
    if (this.#state.status !== 'failed') return
    const { term } = this.#state
    this.stop()
    this.#show({ status: 'loading', term })
    void this.#ask(term)
  }

  /** Drops pending requests. */
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
