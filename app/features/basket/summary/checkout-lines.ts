import { stickyWords } from '#app/messages/basket/summary.ts'
import type { BasketContentsFieldsFragment } from '#operations/__generated__/operations.ts'
import { giftWords, isFreeProduct, membershipCost, renewal } from '../lines/line-labels.ts'
import { type BasketLineView, basketView } from '../store/basket-view.ts'
import { type StickyLine, stickyLines } from './summary-lines.ts'

/** A line of the basket as checkout shows it. */
type CheckoutItem = {
  id: string
  name: string
  details: string[]
  quantity: number | undefined
  picture: string | undefined
  isProduct: boolean
  price: string
}

export type CheckoutLines = {
  items: CheckoutItem[]
  lines: StickyLine[]
  total: { label: string; value: string }
  /** How a membership in the basket renews, as a sentence; undefined if none does. */
  renewal: string | undefined
}

/** What the summary of checkout shows of a basket. The amounts are the server's. */
export function checkoutLines(
  basket: BasketContentsFieldsFragment,
  { locale, isMember }: { locale: string; isMember: boolean },
): CheckoutLines {
  const view = basketView(basket)
  const all = stickyLines(basket, { locale, hasMembership: isMember || view.hasMembershipInBag })
  const total = all.find(({ id }) => id === 'total')
  const renewing = view.lines.find(({ type }) => type === 'membership')
  return {
    items: view.lines.map((line) => itemOf(line, basket.pricing, locale)),
    lines: all.filter((line) => line !== total),
    total: { label: total?.label ?? '', value: total?.value ?? '' },
    renewal: renewing && renewal(renewing, basket.pricing, locale),
  }
}

function itemOf(line: BasketLineView, pricing: BasketContentsFieldsFragment['pricing'], locale: string): CheckoutItem {
  const isProduct = line.type === 'product'
  const details = [line.variation, renewal(line, pricing, locale), ...giftWords(line, locale)].flatMap((sentence) => sentence || [])
  return {
    id: line.id,
    name: line.name,
    details,
    quantity: isProduct ? line.quantity : undefined,
    picture: line.picture?.src,
    isProduct,
    price: priceOf(line, pricing, locale),
  }
}

function priceOf(line: BasketLineView, pricing: BasketContentsFieldsFragment['pricing'], locale: string): string {
  if (line.isGift || isFreeProduct(line)) return stickyWords.free
  return line.type === 'product' ? line.price.charged.formatted : membershipCost(line, pricing, locale)
}
