import type { BasketChange } from '../store/basket-change.ts'
import type { BasketLineView, BasketView } from '../store/basket-view.ts'

/** State of the membership toggle card's switch. */
export type ToggleView = {
  /** The membership in the basket that switching off removes, if any. */
  line: BasketLineView | undefined
  isToggled: boolean
  /** A toggle is pending; the switch shows the requested state. */
  isUpdating: boolean
  /** The membership is part of another item and stays as long as that does. */
  isFixed: boolean
}

/** The switch's state from the basket and its pending changes. */
export function toggleView({ lines }: Pick<BasketView, 'lines'>, pending: readonly BasketChange[]): ToggleView {
  const line = lines.find(({ type }) => type === 'membership')
  const isAdding = pending.some(({ kind }) => kind === 'addMembership')
  const isRemoving = pending.some((change) => change.kind === 'remove' && change.lineId === line?.id)
  return {
    line,
    isToggled: isAdding || (line !== undefined && !isRemoving),
    isUpdating: isAdding || isRemoving,
    isFixed: line !== undefined && !line.isRemovable,
  }
}
