import { lineWords } from '#app/messages/basket/lines.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { displayMembershipPrice, displayPrice, type MembershipDiscount } from '#app/platform/money/price-display.ts'
import type { BasketLineView } from '../store/basket-view.ts'

/** The parts of the basket's pricing that a line's labels depend on. */
export type LinePricing = {
  readonly currency: string
  readonly currencySymbol: string
  readonly totalDiscountsByType: readonly MembershipDiscount[]
}

/** Whether a product costs nothing, whoever buys it, such as a spending top-up. */
export function isFreeProduct({ type, price }: Pick<BasketLineView, 'type' | 'price'>): boolean {
  return type === 'product' && price.charged.raw === 0 && price.typical.raw === 0
}

/** The cost of a membership line; one of 0 says why. Open point A70. */
export function membershipCost(
  { membershipPrice, price }: Pick<BasketLineView, 'membershipPrice' | 'price'>,
  pricing: LinePricing,
  locale: string,
): string {
  return displayMembershipPrice((membershipPrice ?? price.charged).raw, pricing.totalDiscountsByType, { locale, ...pricing })
}

/** When a membership renews and at what price; undefined if it does not renew or the price is unknown. Open point A59. */
export function renewal(
  { duration, price }: Pick<BasketLineView, 'duration' | 'price'>,
  pricing: LinePricing,
  locale: string,
): string | undefined {
  const words = duration === 'annually' ? lineWords.renewsYearly : duration === 'monthly' ? lineWords.renewsMonthly : undefined
  if (!words || price.charged.raw <= 0) return undefined
  return formatMessage(words, { price: displayPrice(price.charged.raw, { locale, ...pricing }) })
}

/** Who a gift membership is for and when it is sent, a sentence each; empty for any other line. */
export function giftWords({ giftInfo }: Pick<BasketLineView, 'giftInfo'>, locale: string): string[] {
  if (!giftInfo) return []
  const { recipientName, sendDate } = giftInfo
  const day = new Date(sendDate ?? Number.NaN)
  const sent = Number.isNaN(day.getTime())
    ? lineWords.giftSentNow
    : formatMessage(lineWords.giftSentOn, { date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day) })
  return [formatMessage(lineWords.giftFor, { name: recipientName }), sent]
}
