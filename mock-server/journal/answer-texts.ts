/** Minimum length of deduplicated texts, characters; tracking shorter ones costs more than it saves. */
const NOTED_LENGTH = 200

/** The stored answers and their total size in characters. An answer sent to many sessions is stored and counted once. */
export class AnswerTexts {
  readonly #held = new Map<string, { text: string; uses: number }>()
  #characters = 0

  get characters(): number {
    return this.#characters
  }

  /** The stored copy of an equal text, otherwise the text itself, so that callers do not store a second copy. */
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
