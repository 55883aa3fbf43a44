/** From this length on it is noted which texts are the same; shorter ones weigh less than the note, characters. */
const NOTED_LENGTH = 200

/** The answers that are held, and how many characters they have. A listing that many sessions were given is held once, and counts once. */
export class AnswerTexts {
  readonly #held = new Map<string, { text: string; uses: number }>()
  #characters = 0

  get characters(): number {
    return this.#characters
  }

  /** The text that is held already and reads the same, else the text itself: whoever keeps that keeps no second copy. */
  shared(text: string | null): string | null {
    return text === null || text.length < NOTED_LENGTH ? text : (this.#held.get(text)?.text ?? text)
  }

  hold(text: string | null): void {
    if (text === null) return
    const held = text.length < NOTED_LENGTH ? undefined : this.#held.get(text)
    if (held) {
      held.uses += 1
      return
    }
    this.#characters += text.length
    if (text.length >= NOTED_LENGTH) this.#held.set(text, { text, uses: 1 })
  }

  release(text: string | null): void {
    if (text === null) return
    const held = this.#held.get(text)
    if (held && held.uses > 1) {
      held.uses -= 1
      return
    }
    this.#held.delete(text)
    this.#characters -= text.length
  }
}
