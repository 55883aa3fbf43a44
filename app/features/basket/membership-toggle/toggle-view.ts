import type { BasketChange } from '../store/basket-change.ts'
import type { BasketLineView, BasketView } from '../store/basket-view.ts'

/** How the switch of the membership toggle card stands. */
export type ToggleView = {
  /** The membership in the basket that turning off takes out; undefined for none. */
  line: BasketLineView | undefined
  isToggled: boolean
  /** A turn of it is on its way: it stands where it was turned to. */
  isUpdating: boolean
  /** The membership came with something else and stays as long as that does. */
  isFixed: boolean
}

/** What the basket, and the changes of it that are on their way, say of the switch. */
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
