/** A request whose answer is held back until a later request of the same operation was answered. */
export type HeldRequest = {
  /** Resolves when the request was overtaken. */
  readonly overtaken: Promise<void>
  /** Stops waiting, overtaken or not. */
  readonly end: () => void
}

type Waiter = { operation: string; number: number; release: () => void }

/** Held requests by session. In memory of this process only. */
export class Overtaking {
  readonly #waiters = new Map<string, Set<Waiter>>()
  #requests = 0

  /** Numbers requests in order of arrival. */
  next(): number {
    this.#requests += 1
    return this.#requests
  }

  /** Whether a session has held requests. */
  isWaiting(session: string): boolean {
    return this.#waiters.has(session)
  }

  /** Holds a request from now on. */
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

  /** Reports that a request was answered, which releases earlier requests of the same operation. */
  answered(session: string, operation: string, number: number): void {
    for (const waiter of this.#waiters.get(session) ?? []) {
      if (waiter.operation === operation && waiter.number < number) waiter.release()
    }
  }
}
