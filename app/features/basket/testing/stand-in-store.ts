import { useSyncExternalStore } from 'react'
import type { BasketChange, BasketOutcome } from '../store/basket-change.ts'
import type { BasketView } from '../store/basket-view.ts'

/** Stands in for the basket's store: changes wait until a test answers them. */
let basket: BasketView | undefined
let waiting: { change: BasketChange; settle: (outcome: BasketOutcome) => void }[] = []
let state: { basket: BasketView | undefined; pending: readonly BasketChange[]; isOffline: boolean; failure: undefined }
const listeners = new Set<() => void>()
/** The changes requested so far. */
export let requested: BasketChange[] = []

function publish(): void {
  state = { basket, pending: waiting.map(({ change }) => change), isOffline: false, failure: undefined }
  for (const listener of listeners) listener()
}

/** Starts with this basket. */
export function holdBasket(held: BasketView | undefined): void {
  basket = held
  waiting = []
  requested = []
  publish()
}

/** Answers the oldest change with its resulting basket, or with a failure. Call it inside `act`. */
export async function answer(outcome: BasketView | 'failed', { isUnchanged = false } = {}): Promise<void> {
  const job = waiting.shift()
  if (!job) throw new Error('Nothing waits for an answer.')
  if (outcome !== 'failed') basket = outcome
  publish()
  job.settle(outcome === 'failed' ? { status: 'failed', code: 'NETWORK' } : { status: 'answered', basket: outcome, isUnchanged })
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

/** Replaces the store's module. */
export const standInStore = { changeBasket, forgetFailure, readBasketState, useBasketState }
