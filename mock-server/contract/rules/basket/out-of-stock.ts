import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { type PriceableLine, type RuleNotification, ruleNotification } from './basket-line.ts'

/**
 * Reports every line that went out of stock while in the basket. The UK store removes it, as its message says; in the US it stays, uncharged,
 * until the shopper removes it. Spec §8, notification codes, ITEM_OOS.
 */
export function settleOutOfStock<Line extends PriceableLine>(
  lines: readonly Line[],
  locale: StoreLocale,
): { readonly lines: readonly Line[]; readonly notifications: readonly RuleNotification[] } {
  const gone = lines.filter((line) => !line.inStock)
  const notifications = gone.map((line) => ruleNotification('ITEM_OOS', 'warn', { product: line.name }))
  return { lines: locale === 'en-GB' ? lines.filter((line) => line.inStock) : lines, notifications }
}
