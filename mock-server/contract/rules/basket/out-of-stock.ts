import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { type PriceableLine, type RuleNotification, ruleNotification } from './basket-line.ts'

/**
 * Tells of every line that went out of stock while it stood in the basket. The UK store takes it out, as its message says; in the US it stays, uncharged,
 * until the shopper takes it out. [8/Notification codes, ITEM_OOS]
 */
export function settleOutOfStock<Line extends PriceableLine>(
  lines: readonly Line[],
  locale: StoreLocale,
): { readonly lines: readonly Line[]; readonly notifications: readonly RuleNotification[] } {
  const gone = lines.filter((line) => !line.inStock)
  const notifications = gone.map((line) => ruleNotification('ITEM_OOS', 'warn', { product: line.name }))
  return { lines: locale === 'en-GB' ? lines.filter((line) => line.inStock) : lines, notifications }
}
