/** A wait of the server that a test controls. */
export type HeldWait = { milliseconds: number; release: () => void; abandoned: Promise<void> }

/** Waits under the test's control: each lasts until the test releases it or nobody waits for it any more. */
export class HeldWaits {
  readonly #held: HeldWait[] = []
  readonly #takers: ((held: HeldWait) => void)[] = []

  /** The wait function given to the server. A wait of a millisecond only yields to others: it passes at once. */
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

  /** The next wait that the server begins, or has already begun. */
  next(): Promise<HeldWait> {
    const held = this.#held.shift()
    return held ? Promise.resolve(held) : new Promise((taken) => void this.#takers.push(taken))
  }

  /** How many waits have not been taken. */
  get left(): number {
    return this.#held.length
  }

  #hand(held: HeldWait): void {
    const taker = this.#takers.shift()
    if (taker) taker(held)
    else this.#held.push(held)
  }
}
