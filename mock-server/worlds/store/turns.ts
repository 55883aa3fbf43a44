import { isLater } from './maybe-promise.ts'
import type { MaybePromise } from './world-store.ts'

/** Runs work of the same key one after another, in order of arrival. Work of an idle key runs at once. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Runs work after the previous work of its key has finished or failed. */
  take<Result>(key: string, work: () => MaybePromise<Result>): MaybePromise<Result> {
    const before = this.#last.get(key)
    const result = before ? before.then(work) : work()
    if (isLater(result)) this.#wait(key, result)
    return result
  }

  #wait(key: string, result: Promise<unknown>): void {
    const over = (): void => {
      if (this.#last.get(key) === done) this.#last.delete(key)
    }
    const done: Promise<unknown> = result.then(over, over)
    this.#last.set(key, done)
  }
}
