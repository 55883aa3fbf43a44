import { type PriceableLine, type RuleNotification, ruleNotification } from './basket-line.ts'
import { IN_STOCK_COUNT } from './stock.ts'

/** Upper bound for a quantity: anything above is a mistake or an attack. */
const MOST_QUANTITY = 1_000_000

/** A line's quantity after a change, and the notifications to show. */
type QuantityDecision = { readonly quantity: number; readonly notifications: readonly RuleNotification[] }

/** True for a whole number from 0 to 1,000,000. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 0 && quantity <= MOST_QUANTITY
}

/** Maximum quantity of a line per order: 1 for any membership, otherwise its own limit and the stock. */
export function quantityLimit(line: Pick<PriceableLine, 'type' | 'inStock' | 'maxItemQuantity'>): number {
  if (line.type !== 'product') return 1
  return Math.min(line.maxItemQuantity ?? IN_STOCK_COUNT, line.inStock ? IN_STOCK_COUNT : 0)
}

function refusal(line: PriceableLine, asked: number): RuleNotification | null {
  if (!isQuantity(asked)) return ruleNotification('BASKET_SERVICE_BAD_REQUEST_ERROR', 'error')
  if (asked > 0 && line.type === 'product' && !line.inStock) return ruleNotification('ITEM_OOS', 'warn', { product: line.name })
  return null
}

function maxQuantityExceeded(line: PriceableLine): RuleNotification {
  return ruleNotification('MAX_QTY_EXCEEDED', 'info', { maxQty: String(quantityLimit(line)) })
}

/** Adds `asked` to the `held` quantity of a line. Above the limit, as many as fit are added and the shopper is notified: some are better than none. */
export function decideAddition(line: PriceableLine, held: number, asked: number): QuantityDecision {
  const refused = refusal(line, asked)
  if (refused) return { quantity: held, notifications: [refused] }
  const wanted = held + asked
  if (wanted <= quantityLimit(line)) return { quantity: wanted, notifications: [] }
  return { quantity: Math.max(held, quantityLimit(line)), notifications: [maxQuantityExceeded(line)] }
}

/** Sets a line's quantity. 0 removes it, in stock or not; above the limit the quantity is unchanged and the shopper is notified. */
export function decideEdit(line: PriceableLine, asked: number): QuantityDecision {
  const refused = refusal(line, asked)
  if (refused) return { quantity: line.quantity, notifications: [refused] }
  if (asked <= quantityLimit(line)) return { quantity: asked, notifications: [] }
  return { quantity: line.quantity, notifications: [maxQuantityExceeded(line)] }
}
