import type { BasketItemType } from '#schema/__generated__/types.ts'
import { dropKitMemberships, isRemovable, withoutLostKits } from '../membership/kit-membership.ts'
import { isPriced, type PriceableLine, type RuleNotification, ruleNotification } from './basket-line.ts'
import { decideAddition, decideEdit } from './quantities.ts'

/** A basket after a requested change. Lines may carry fields that the rules do not know; these are preserved. */
export type LinesChange<Line extends PriceableLine = PriceableLine> = {
  readonly lines: readonly Line[]
  /** itemUpdates: the line types that actually changed, each once. */
  readonly touched: readonly BasketItemType[]
  readonly notifications: readonly RuleNotification[]
}

/** An addition: the line as it would be on its own, with the requested quantity; or the name of something that is not sold. */
export type Addition<Line extends PriceableLine = PriceableLine> = { readonly line: Line } | { readonly unknown: string }

/** References a line by its id, else by type and offer (sku or membership id). `name` is used to report a line that does not exist. */
export type LineReference = { readonly id: string; readonly type: BasketItemType; readonly offerId: string | null; readonly name: string }

/** Finds the shopper's own line; lines added by a discount are not theirs to change. */
export function findLine<Line extends PriceableLine>(lines: readonly Line[], reference: Omit<LineReference, 'name'>): Line | undefined {
  const own = lines.filter((line) => line.origin === 'user')
  const isSameOffer = (line: Line) => line.type === reference.type && line.offerId === reference.offerId
  return own.find((line) => line.id === reference.id) ?? own.find(isSameOffer)
}

/** Applies additions in order. Anything not sold or without a known price is reported by name in one ADD_ITEMS_FAILURE. */
export function addLines<Line extends PriceableLine>(
  lines: readonly Line[],
  additions: readonly Addition<Line>[],
  shopper: { readonly isMember: boolean },
): LinesChange<Line> {
  let after = lines
  const notifications: RuleNotification[] = []
  const failed: string[] = []
  for (const addition of additions) {
    if ('unknown' in addition) {
      failed.push(addition.unknown)
    } else if (isPriced(addition.line)) {
      const added = addOne(after, addition.line, shopper)
      after = added.lines
      notifications.push(...added.notifications)
    } else {
      failed.push(addition.line.name)
    }
  }
  if (failed.length > 0) notifications.push(ruleNotification('ADD_ITEMS_FAILURE', 'error', { names: failed.join(', ') }))
  return { lines: after, touched: touchedTypes(lines, after), notifications }
}

type Change<Line> = { readonly lines: readonly Line[]; readonly notifications: readonly RuleNotification[] }

/**
 * Adds one line. If a line with the same offer exists, its quantity is increased. The shopper can have one membership of their own: a new one
 * replaces the existing one, unless that came with a kit, in which case the new one is rejected.
 */
function addOne<Line extends PriceableLine>(lines: readonly Line[], line: Line, shopper: { readonly isMember: boolean }): Change<Line> {
  const allowed = dropKitMemberships([line], shopper)
  if (allowed.lines.length === 0) return { lines, notifications: allowed.notifications }
  const standing = lines.find((other) => other.origin === 'user' && other.type === line.type && other.offerId === line.offerId)
  const others = line.type === 'membership' ? lines.filter((other) => other.type === 'membership' && other !== standing) : []
  if (others.some((other) => !isRemovable(other)))
    return { lines, notifications: [ruleNotification('MAX_QTY_EXCEEDED', 'info', { maxQty: '1' })] }
  const { quantity, notifications } = decideAddition(line, standing?.quantity ?? 0, line.quantity)
  if (quantity === (standing?.quantity ?? 0)) return { lines, notifications }
  if (standing) return { lines: lines.map((other) => (other === standing ? { ...standing, quantity } : other)), notifications }
  if (lines.some((other) => other.id === line.id))
    return { lines, notifications: [ruleNotification('BASKET_SERVICE_BAD_REQUEST_ERROR', 'error')] }
  return { lines: [...lines.filter((other) => !others.includes(other)), { ...line, quantity }], notifications }
}

/** Sets the quantity of one line; 0 removes it. An unknown line is a bad request. */
export function editLine<Line extends PriceableLine>(
  lines: readonly Line[],
  reference: LineReference,
  quantity: number,
): LinesChange<Line> {
  const line = findLine(lines, reference)
  if (line === undefined) return { lines, touched: [], notifications: [ruleNotification('BASKET_SERVICE_BAD_REQUEST_ERROR', 'error')] }
  const decision = decideEdit(line, quantity)
  if (decision.quantity === 0) return removeLines(lines, [reference])
  const after = lines.map((other) => (other === line ? { ...line, quantity: decision.quantity } : other))
  return { lines: after, touched: touchedTypes(lines, after), notifications: decision.notifications }
}

/** Removes lines regardless of quantity, and a kit's membership with its kit. Unknown or non-removable lines are reported by name. */
export function removeLines<Line extends PriceableLine>(lines: readonly Line[], references: readonly LineReference[]): LinesChange<Line> {
  let after = lines
  const failed: string[] = []
  for (const reference of references) {
    const line = findLine(after, reference)
    if (line !== undefined && isRemovable(line)) after = after.filter((other) => other !== line)
    else failed.push(line?.name ?? reference.name)
  }
  after = withoutLostKits(after)
  const notifications = failed.length > 0 ? [ruleNotification('REMOVE_ITEMS_FAILURE', 'error', { names: failed.join(', ') })] : []
  return { lines: after, touched: touchedTypes(lines, after), notifications }
}

/** The line types that differ between two baskets. */
function touchedTypes(before: readonly PriceableLine[], after: readonly PriceableLine[]): BasketItemType[] {
  const differs = (line: PriceableLine, others: readonly PriceableLine[]) =>
    others.find(({ id }) => id === line.id)?.quantity !== line.quantity
  const changed = [...before.filter((line) => differs(line, after)), ...after.filter((line) => differs(line, before))]
  return [...new Set(changed.map(({ type }) => type))]
}
