/** A wait of the server that a test holds. */
export type HeldWait = { milliseconds: number; release: () => void; abandoned: Promise<void> }

/** Time as the server waits for it, in a test's hands: each wait lasts until it is released, or until nobody waits for it any more. */
export class HeldWaits {
  readonly #held: HeldWait[] = []
  readonly #takers: ((held: HeldWait) => void)[] = []

  /** What the server is given to wait with. A millisecond only lets others go first: it passes at once. */
  readonly wait = (milliseconds: number, signal?: AbortSignal): Promise<void> => {
    if (milliseconds <= 1) return Promise.resolve()
    const passed = Promise.withResolvers<void>()
    const abandoned = Promise.withResolvers<void>()
    signal?.addEventListener('abort', () => {
      passed.resolve()
      abandoned.resolve()
    })
    this.#hand({ milliseconds, release: passed.resolve, abandoned: abandoned.promise })
    return passed.promise
  }

  /** The next wait that the server begins, or has begun. */
  next(): Promise<HeldWait> {
    const held = this.#held.shift()
    return held ? Promise.resolve(held) : new Promise((taken) => void this.#takers.push(taken))
  }

  /** How many waits nobody has taken. */
  get left(): number {
    return this.#held.length
  }

  #hand(held: HeldWait): void {
    const taker = this.#takers.shift()
    if (taker) taker(held)
    else this.#held.push(held)
  }
}
