/** A request whose answer waits until a later one of the same operation was answered. */
export type HeldRequest = {
  /** Settles when it was overtaken. */
  readonly overtaken: Promise<void>
  /** Ends the waiting, overtaken or not. */
  readonly end: () => void
}

type Waiter = { operation: string; number: number; release: () => void }

/** Which requests wait to be overtaken, by session. It is known to this process alone. */
export class Overtaking {
  readonly #waiters = new Map<string, Set<Waiter>>()
  #requests = 0

  /** Numbers a request that came: later ones have greater numbers. */
  next(): number {
    this.#requests += 1
    return this.#requests
  }

  /** Whether anybody waits in a session. */
  isWaiting(session: string): boolean {
    return this.#waiters.has(session)
  }

  /** Lets a request wait from now on. */
  wait(session: string, operation: string, number: number): HeldRequest {
    const { promise, resolve } = Promise.withResolvers<void>()
    const waiter: Waiter = { operation, number, release: resolve }
    const waiters = this.#waiters.get(session) ?? new Set()
    this.#waiters.set(session, waiters.add(waiter))
    const end = (): void => {
      waiters.delete(waiter)
      if (waiters.size === 0 && this.#waiters.get(session) === waiters) this.#waiters.delete(session)
    }
    return { overtaken: promise, end }
  }

  /** Tells that a request was answered: those of the same operation that came before it wait no longer. */
  answered(session: string, operation: string, number: number): void {
    for (const waiter of this.#waiters.get(session) ?? []) {
      if (waiter.operation === operation && waiter.number < number) waiter.release()
    }
  }
}
