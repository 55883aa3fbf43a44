import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { BasketOutcome } from '../../store/basket-change.ts'
import { changeBasket } from '../../store/basket-store.client.ts'
import type { AddRequest } from './add-request.ts'
import { addAnswered, addRequested, addRetried, type DrawerState, openedDrawer } from './drawer-state.ts'

/** Shows the next state of the drawer. */
export type UpdateDrawer = (next: (state: DrawerState | undefined) => DrawerState | undefined) => void

/** Adds what was pressed, unless that is on its way already; what the drawer shows follows. */
export async function addProducts(press: AddRequest, show: UpdateDrawer, onItsWay?: Promise<BasketOutcome>): Promise<void> {
  show((state = openedDrawer) => addRequested(state, press))
  const outcome = await (onItsWay ?? changeBasket({ kind: 'addProducts', ...press }))
  if (outcome.status === 'failed') warnLeftOut('The confirmation of Add to Bag', outcome.code)
  const answer =
    outcome.status === 'failed'
      ? ({ status: 'failed' } as const)
      : ({ status: 'answered', skus: outcome.basket.lines.flatMap(({ sku, isGift }) => (sku && !isGift ? [sku] : [])) } as const)
  show((state) => state && addAnswered(state, press, answer))
}

/** Tries once more what did not reach the basket. */
export function retryFailed(state: DrawerState, show: UpdateDrawer): void {
  show((now) => now && addRetried(now))
  for (const press of state.failed) void addProducts(press, show)
}
