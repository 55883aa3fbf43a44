import { successCopy } from '#app/messages/checkout/outcome.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import { displayPrice } from '#app/platform/money/price-display.ts'
import type { OrderFieldsFragment } from '#operations/__generated__/operations.ts'

type TotalLine = { id: string; label: string; value: string; isSaving: boolean }

/** The parts of what an order cost, in order. Tax is a part of the total in the US alone: UK prices contain it. */
export function orderTotals(totals: OrderFieldsFragment['totals'], locale: string): TotalLine[] {
  const { totals: labels } = successCopy
  const { products, discounts, delivery, tax, membership } = totals
  const style = { locale, currency: totals.total.currency, currencySymbol: totals.total.currencySymbol }
  const plain = (id: keyof typeof labels, amount: number): TotalLine[] => [
    { id, label: labels[id], value: displayPrice(amount, style), isSaving: false },
  ]
  return [
    ...plain('products', products.raw),
    ...(discounts.raw > 0 ? [{ id: 'discounts', label: labels.discounts, value: formatMoney(-discounts.raw, style), isSaving: true }] : []),
    { id: 'delivery', label: labels.delivery, value: delivery.raw === 0 ? successCopy.free : delivery.formatted, isSaving: false },
    ...(locale === 'en-US' && tax.raw > 0 ? plain('tax', tax.raw) : []),
    ...(membership.raw > 0 ? plain('membership', membership.raw) : []),
  ]
}
