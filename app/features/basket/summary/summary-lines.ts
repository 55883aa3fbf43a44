import { stickyLabels, stickyWords } from '#app/messages/basket/summary.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import { displayPrice } from '#app/platform/money/price-display.ts'
import type { BasketUpdateFieldsFragment } from '#operations/__generated__/operations.ts'
import { type PricingLine, type PricingLineId, pricingLines, type SummaryOptions } from './pricing-lines.ts'

/** A line of the sticky summary, ready to read. */
export type StickyLine = { id: PricingLineId; label: string; value: string; isSaving: boolean }

/** What the sticky summary reads of a basket update. */
export type StickySource = Pick<
  BasketUpdateFieldsFragment,
  'pricing' | 'hasOnlyVirtualProducts' | 'deliveryMethod' | 'deliveryMethodName'
> & { readonly items: readonly unknown[] }

/** The lines of the sticky summary in their order, the total last. The amounts are the server's. [SBASKET-01, SBASKET-02, SBASKET-10, SBASKET-11, A68] */
export function stickyLines(update: StickySource, options: Omit<SummaryOptions, 'labels'>): StickyLine[] {
  const delivery = update.deliveryMethod === 'Standard' ? stickyWords.standardDelivery : update.deliveryMethodName
  return pricingLines({ ...update, isEmpty: update.items.length === 0 }, { ...options, labels: { ...stickyLabels, delivery } }).map(
    (line) => ({ id: line.id, label: line.label, value: lineValue(line, update, options.locale), isSaving: line.tone === 'saving' }),
  )
}

/** What a line comes to, ready to read: delivery that costs nothing is free; a deduction is negative in earnest, anything else that is negative is not known yet. [SBASKET-10, PRICEDISP-01] */
export function lineValue({ id, amount, tone }: PricingLine, { pricing }: Pick<StickySource, 'pricing'>, locale: string): string {
  const style = { locale, currency: pricing.currency, currencySymbol: pricing.currencySymbol }
  if (id === 'delivery' && amount === 0) return stickyWords.free
  return tone === 'saving' ? formatMoney(amount, style) : displayPrice(amount, style)
}
