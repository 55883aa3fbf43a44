import { stickyLabels, stickyWords } from '#app/messages/basket/summary.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import { displayPrice } from '#app/platform/money/price-display.ts'
import type { BasketContentsFieldsFragment } from '#operations/__generated__/operations.ts'
import { type PricingLine, type PricingLineId, pricingLines, type SummaryOptions } from './pricing-lines.ts'

/** A line of the sticky summary, formatted. */
export type StickyLine = { id: PricingLineId; label: string; value: string; isSaving: boolean }

/** The parts of a basket update that the sticky summary reads. */
export type StickySource = Pick<
  BasketContentsFieldsFragment,
  'pricing' | 'hasOnlyVirtualProducts' | 'deliveryMethod' | 'deliveryMethodName'
> & { readonly items: readonly unknown[] }

/** The lines of the sticky summary in their order, the total last. The amounts are the server's. Open point A68. */
export function stickyLines(update: StickySource, options: Omit<SummaryOptions, 'labels'>): StickyLine[] {
  const delivery = update.deliveryMethod === 'Standard' ? stickyWords.standardDelivery : update.deliveryMethodName
  return pricingLines({ ...update, isEmpty: update.items.length === 0 }, { ...options, labels: { ...stickyLabels, delivery } }).map(
    (line) => ({ id: line.id, label: line.label, value: lineValue(line, update, options.locale), isSaving: line.tone === 'saving' }),
  )
}

/** What "(switch to standard {carrier})" names: the method's name without the method itself, so "delivery" of "Express delivery". Open point A69. */
export function carrierOf({ deliveryMethod, deliveryMethodName }: Pick<StickySource, 'deliveryMethod' | 'deliveryMethodName'>): string {
  const method = `${deliveryMethod} `
  return deliveryMethodName.startsWith(method) ? deliveryMethodName.slice(method.length) : deliveryMethodName
}

/** A line's formatted amount: delivery of 0 is free; a negative amount is a deduction, and unknown on any other line. */
export function lineValue({ id, amount, tone }: PricingLine, { pricing }: Pick<StickySource, 'pricing'>, locale: string): string {
  const style = { locale, currency: pricing.currency, currencySymbol: pricing.currencySymbol }
  if (id === 'delivery' && amount === 0) return stickyWords.free
  return tone === 'saving' ? formatMoney(amount, style) : displayPrice(amount, style)
}
