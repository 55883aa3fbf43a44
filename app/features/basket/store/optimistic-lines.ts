import { type BasketChange, lineIdOf } from './basket-change.ts'
import type { BasketLineView, BasketView } from './basket-view.ts'

/** A line with pending changes applied: the quantity is the requested one, the price still the server's last. */
export type OptimisticLine = BasketLineView & {
  /** True while a change of this line is pending: its price will change. */
  isUpdating: boolean
}

/** The lines with pending quantities and removals applied. Additions appear with the response. */
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

/** Whether a newer change supersedes one that is still waiting. */
export function supersedes(newer: BasketChange, waiting: BasketChange): boolean {
  if (newer.kind === 'setDelivery') return waiting.kind === 'setDelivery'
  if (newer.kind !== 'setQuantity' && newer.kind !== 'remove') return false
  return waiting.kind === 'setQuantity' && waiting.lineId === lineIdOf(newer)
}

/** Whether a basket shows what a change wanted. For an addition only that the items are in it: they may have been there before. */
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
      // The response has no sku for a gift membership.
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

function isSameCode(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.trim().toLowerCase()
}
