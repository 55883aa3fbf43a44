'use client'

import { useLayoutEffect, useSyncExternalStore } from 'react'
import { logError } from '#app/platform/log/log-error.ts'
import type { BasketChange, BasketOutcome, BasketSteps } from './basket-change.ts'
import { type BasketSnapshot, dispatch, isRenderedBasketOld, readSnapshot, refresh, request, subscribe } from './basket-runtime.client.ts'
import type { BasketView } from './basket-view.ts'

// The page's one basket: its state, and how to change it.

/** Rendered by the server and hydrated with by the browser. */
const UNKNOWN: BasketSnapshot = { basket: undefined, pending: [], isOffline: false, failure: undefined }

/**
 * Changes the basket: in order, one change after the other, across this browser's tabs. While the browser is offline the change waits, and so does the
 * promise. Never throws.
 */
export async function changeBasket(change: BasketChange, { before, after }: BasketSteps = {}): Promise<BasketOutcome> {
  if (before && !(await goesAhead(before))) return { status: 'failed', code: 'STOPPED' }
  const outcome = await request(change)
  if (after && outcome.status === 'answered') await runAfter(after, outcome.basket)
  return outcome
}

/** The basket, and its pending changes. `initial` is the basket that the page was rendered with. */
export function useBasketState(initial?: BasketView): BasketSnapshot {
  const current = useSyncExternalStore(subscribe, readBasketState, () => UNKNOWN)
  // Before the effects of the page's parts: a quantity that was typed before hydration is requested in one of them.
  useLayoutEffect(() => {
    if (initial && dispatch({ type: 'rendered', basket: initial }) && isRenderedBasketOld()) void refreshBasket()
  }, [initial])
  return initial && current.basket === undefined ? { ...current, basket: initial } : current
}

/** The basket outside of React. */
export function readBasketState(): BasketSnapshot {
  return readSnapshot()
}

/** Fetches the current basket; a failure is not reported. Resolves when nothing is pending. */
export function refreshBasket(): Promise<void> {
  return refresh()
}

/** Dismisses the failure of a change. */
export function forgetFailure(): void {
  dispatch({ type: 'failureSeen' })
}

async function goesAhead(before: () => unknown): Promise<boolean> {
  try {
    return (await before()) !== false
  } catch {
    return false
  }
}

/** A step that fails after an addition does not undo it. */
async function runAfter(after: (basket: BasketView) => unknown, basket: BasketView): Promise<void> {
  try {
    await after(basket)
  } catch (error) {
    logError('Basket: the step after a change failed', error)
  }
}
