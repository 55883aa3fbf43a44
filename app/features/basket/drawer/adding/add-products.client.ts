import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { BasketOutcome } from '../../store/basket-change.ts'
import { changeBasket } from '../../store/basket-store.client.ts'
import type { AddRequest } from './add-request.ts'
import { addAnswered, addRequested, addRetried, type DrawerState, openedDrawer } from './drawer-state.ts'

/** Updates the drawer's state. */
type UpdateDrawer = (next: (state: DrawerState | undefined) => DrawerState | undefined) => void

/** Adds the requested products and updates the drawer. `pending`: the same addition, if it is queued already. */
export async function addProducts(request: AddRequest, show: UpdateDrawer, pending?: Promise<BasketOutcome>): Promise<void> {
  show((state = openedDrawer) => addRequested(state, request))
  const outcome = await (pending ?? changeBasket({ kind: 'addProducts', ...request }))
  if (outcome.status === 'failed') warnLeftOut('The confirmation of Add to Bag', outcome.code)
  const answer = outcome.status === 'failed' ? ({ status: 'failed' } as const) : ({ status: 'answered', skus: addedSkus(outcome) } as const)
  show((state) => state && addAnswered(state, request, answer))
}

/** What the basket now has; nothing where the addition changed no line, as at the limit of one order. */
function addedSkus({ basket, isUnchanged }: Extract<BasketOutcome, { status: 'answered' }>): string[] {
  return isUnchanged ? [] : basket.lines.flatMap(({ sku, isGift }) => (sku && !isGift ? [sku] : []))
}

/** Retries the failed additions. */
export function retryFailed(state: DrawerState, show: UpdateDrawer): void {
  show((now) => now && addRetried(now))
  for (const request of state.failed) void addProducts(request, show)
}
