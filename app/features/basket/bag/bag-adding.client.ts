import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { BasketOutcome } from '../store/basket-change.ts'
import { changeBasket } from '../store/basket-store.client.ts'
import type { BagPress } from './bag-press.ts'
import { answered, type BagState, openedBag, pressed, retried } from './bag-state.ts'

/** Shows the next state of the drawer. */
export type ShowBag = (next: (state: BagState | undefined) => BagState | undefined) => void

/** Adds what was pressed, unless that is on its way already; what the drawer shows follows. */
export async function addPressed(press: BagPress, show: ShowBag, onItsWay?: Promise<BasketOutcome>): Promise<void> {
  show((state = openedBag) => pressed(state, press))
  const outcome = await (onItsWay ?? changeBasket({ kind: 'addProducts', ...press }))
  if (outcome.status === 'failed') warnLeftOut('The confirmation of Add to Bag', outcome.code)
  const answer =
    outcome.status === 'failed'
      ? ({ status: 'failed' } as const)
      : ({ status: 'answered', skus: outcome.basket.lines.flatMap(({ sku, isGift }) => (sku && !isGift ? [sku] : [])) } as const)
  show((state) => state && answered(state, press, answer))
}

/** Tries once more what did not reach the bag. */
export function retryFailed(state: BagState, show: ShowBag): void {
  show((now) => now && retried(now))
  for (const press of state.failed) void addPressed(press, show)
}
