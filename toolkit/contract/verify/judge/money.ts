import { isRecord } from '../../coverage/answer/answer-places.ts'

type Values = Readonly<Record<string, unknown>>

/** What is wrong with a `Price`: its text and its amount must say the same. Undefined: nothing, or too little was asked to tell. */
export function priceFault({ formatted, raw, currencySymbol }: Values): string | undefined {
  if (typeof formatted !== 'string' || typeof raw !== 'number' || !Number.isInteger(raw)) return undefined
  const digits = formatted.replaceAll(/[^\d.]/g, '')
  if (raw < 0) return digits === '' ? undefined : `is ${formatted} where raw is ${raw}: a price that is not known yet has no amount`
  if (digits === '' || Math.round(Number(digits) * 100) !== raw) return `is ${formatted} where raw is ${raw}`
  if (typeof currencySymbol === 'string' && !formatted.includes(currencySymbol))
    return `is ${formatted} without the symbol ${currencySymbol}`
  return undefined
}

/**
 * Whether the lines of a basket's summary add up to its total, reckoned from the answer alone: the products in the tier that is charged, minus discounts on
 * them, plus delivery where something is delivered, taxes where prices exclude them, and memberships. All amounts in minor units.
 */
export function summaryFault(basket: Values): string | undefined {
  const { pricing, items, deliveryMethod, hasOnlyVirtualProducts } = basket
  if (!isRecord(pricing) || !Array.isArray(items)) return undefined
  const amount = (...path: readonly string[]): number =>
    Number(path.reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), pricing))
  const isNetStore = pricing['currency'] === 'USD'
  const products = amount('totalProductPriceByTier', pricing['priceTier'] === 'member' ? 'member' : 'typical')
  const discounts = Array.isArray(pricing['totalDiscountsByType']) ? pricing['totalDiscountsByType'].filter(isRecord) : []
  const deductions = discounts
    .filter(({ type }) => !/shipping|gift/.test(String(type)))
    .reduce((total, { value }) => total + Number(value), 0)
  const isDelivered = items.length > 0 && hasOnlyVirtualProducts !== true
  const estimate = amount('estimatedShipping')
  const chosen = amount('shipping', isNetStore ? 'net' : 'gross')
  const isOpen = deliveryMethod === 'None'
  const delivery = isDelivered ? (isOpen ? estimate : chosen) : 0
  const taxes = isNetStore ? amount('subTotal', 'tax') + amount('shipping', 'tax') : 0
  const sum = products + taxes - deductions + delivery + amount('totalMembershipPrice')
  const total = amount('totalPrice', 'gross') + (isOpen && isDelivered ? estimate : 0)
  return Number.isNaN(sum) || Number.isNaN(total) || sum === total
    ? undefined
    : `is ${total} where the lines of the summary add up to ${sum}`
}
