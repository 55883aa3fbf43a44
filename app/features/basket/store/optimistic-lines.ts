import { type BasketChange, lineIdOf } from './basket-change.ts'
import type { BasketLineView, BasketView } from './basket-view.ts'

/** A line as it looks while changes of it are on their way: the quantity is the one asked for, the price still the server's last word. */
export type OptimisticLine = BasketLineView & {
  /** True while a change of this line is on its way: its price is not what it will be. */
  isUpdating: boolean
}

/** The lines as they look with what is on its way: quantities as asked for, without what is being taken out. What is added comes with the answer. */
export function optimisticLines(lines: readonly BasketLineView[], pending: readonly BasketChange[]): OptimisticLine[] {
  let shown = lines.map((line): OptimisticLine => ({ ...line, isUpdating: false }))
  for (const change of pending) {
    if (change.kind === 'remove' || (change.kind === 'setQuantity' && change.quantity === 0)) {
      shown = shown.filter(({ id }) => id !== change.lineId)
    } else if (change.kind === 'setQuantity') {
      const { lineId, quantity } = change
      shown = shown.map((line) => (line.id === lineId ? { ...line, quantity, isUpdating: true } : line))
    }
  }
  return shown
}

/** True when a change that still waits need not be sent any more because a newer one says all that counts of the same thing. */
export function supersedes(newer: BasketChange, waiting: BasketChange): boolean {
  if (newer.kind === 'setDelivery') return waiting.kind === 'setDelivery'
  if (newer.kind !== 'setQuantity' && newer.kind !== 'remove') return false
  return waiting.kind === 'setQuantity' && waiting.lineId === lineIdOf(newer)
}

/** True when a basket is as a change wants it. Of an addition a basket tells only that it holds what was added: it may have held it before. */
export function hasArrived(change: BasketChange, { lines, update }: BasketView): boolean {
  const quantityOf = (lineId: string) => lines.find(({ id }) => id === lineId)?.quantity ?? 0
  const includes = (code: string) => [...update.includedDiscounts, ...update.rejectedDiscounts].some((one) => isSameCode(one.code, code))
  switch (change.kind) {
    case 'setQuantity':
      return quantityOf(change.lineId) === change.quantity
    case 'remove':
      return quantityOf(change.lineId) === 0
    case 'applyCode':
      return includes(change.code)
    case 'removeCode':
      return !includes(change.code)
    case 'setDelivery':
      return update.deliveryMethod === change.method
    case 'addProducts':
      // A gift membership is told without the sku that it was added by.
      return change.lines.every((asked) => lines.some(({ sku, type }) => sku === asked.sku || type === 'giftMembership'))
    case 'restore':
      return lines.some(
        (line) => line.type === change.line.type && line.sku === change.line.sku && line.membershipId === change.line.membershipId,
      )
    case 'addMembership':
      return lines.some(({ type }) => type === 'membership')
    case 'addGiftMembership':
      return lines.some(({ type }) => type === 'giftMembership')
  }
}

/** Letter case does not matter in a code. */
function isSameCode(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.trim().toLowerCase()
}
