import { useSyncExternalStore } from 'react'
import type { BasketChange, BasketOutcome } from '../store/basket-change.ts'
import type { BasketView } from '../store/basket-view.ts'

/** Stands in for the basket's store: what is wanted of it waits until a test says what became of it. */
let basket: BasketView | undefined
let waiting: { change: BasketChange; settle: (outcome: BasketOutcome) => void }[] = []
let state: { basket: BasketView | undefined; pending: readonly BasketChange[]; isOffline: boolean; failure: undefined }
const listeners = new Set<() => void>()
/** What was asked for so far. */
export let requested: BasketChange[] = []

function publish(): void {
  state = { basket, pending: waiting.map(({ change }) => change), isOffline: false, failure: undefined }
  for (const listener of listeners) listener()
}

/** The basket as it is before anything is done. */
export function holdBasket(held: BasketView): void {
  basket = held
  waiting = []
  requested = []
  publish()
}

/** Answers the oldest change with the basket that it leads to, or with a failure. Inside of `act`. */
export async function answer(outcome: BasketView | 'failed'): Promise<void> {
  const job = waiting.shift()
  if (!job) throw new Error('Nothing waits for an answer.')
  if (outcome !== 'failed') basket = outcome
  publish()
  job.settle(outcome === 'failed' ? { status: 'failed', code: 'NETWORK' } : { status: 'answered', basket: outcome })
  await Promise.resolve()
}

function changeBasket(change: BasketChange): Promise<BasketOutcome> {
  requested.push(change)
  return new Promise((settle) => {
    waiting.push({ change, settle })
    publish()
  })
}

function useBasketState(): typeof state {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
}

function readBasketState(): typeof state {
  return state
}

function forgetFailure(): void {
  publish()
}

/** What takes the place of the store's module. */
export const standInStore = { changeBasket, forgetFailure, readBasketState, useBasketState }
