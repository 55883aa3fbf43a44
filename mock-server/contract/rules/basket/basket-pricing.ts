import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { BasketPricing, DeliveryMethod, Discount, PriceTier } from '#schema/__generated__/types.ts'
import { membershipPayback } from '../membership/membership-payback.ts'
import { priceTier } from '../membership/tiers.ts'
import { type LinePrice, linePrice } from '../money/line-price.ts'
import { sum } from '../money/minor-units.ts'
import { taxed } from '../money/taxes.ts'
import { deliveryPrice, shippingTotals } from '../orders/shipping.ts'
import type { DiscountOffer } from '../rewards/discount-offer.ts'
import { takeOff, toDiscounts, totalDiscountsByType } from '../rewards/discount-values.ts'
import { judgeDiscounts } from '../rewards/discounts.ts'
import { type StoreTerms, storeTerms } from '../store-terms.ts'
import { hasOnlyVirtualProducts, isCharged, type PriceableLine, type Shopper } from './basket-line.ts'

/** Everything that a basket's price depends on. */
export type PricingInput = {
  readonly locale: StoreLocale
  readonly lines: readonly PriceableLine[]
  readonly shopper: Shopper
  readonly deliveryMethod: DeliveryMethod
  /** Every store offer this shopper may be eligible for, both by code and automatic. */
  readonly offers: readonly DiscountOffer[]
  /** The codes that the shopper applied, oldest first. */
  readonly typedCodes: readonly string[]
  /** The world's clock, in milliseconds. */
  readonly now: number
  /** The store's terms; default: those of the locale. */
  readonly terms?: StoreTerms
}

/** The price of one line and what remains after its share of every discount; minor units. */
export type PricedLine = LinePrice & { readonly id: string; readonly afterDiscounts: number }

/** A priced basket. */
export type PricedBasket = {
  readonly pricing: BasketPricing
  readonly lines: readonly PricedLine[]
  readonly includedDiscounts: readonly Discount[]
  readonly rejectedDiscounts: readonly Discount[]
  readonly hasOnlyVirtualProducts: boolean
  /** Product total in the basket's tier before discounts, minor units: compared with thresholds and minimum spends. */
  readonly spend: number
}

/** Total of the charged lines in a tier before discounts, minor units: the products or the memberships. */
function totalOf(isProduct: boolean, lines: readonly PriceableLine[], tier: PriceTier): number {
  const counted = lines.filter((line) => isCharged(line) && (line.type === 'product') === isProduct)
  return sum(counted.map((line) => linePrice(line, tier)[tier]))
}

/**
 * Prices a basket. Whatever it contains, the summary that shops build from the answer adds up: products in the tier, plus tax (US), less discounts
 * other than delivery and gift, plus delivery with its tax, plus memberships less their discounts, equal `totalPrice.gross`. `estimatedShipping` is
 * reported separately until a method is chosen. Each amount is rounded once, where it arises, and only added after that. Spec §9.
 */
export function priceBasket(input: PricingInput): PricedBasket {
  const { lines, shopper, deliveryMethod, offers, typedCodes, now, terms = storeTerms(input.locale) } = input
  const tier = priceTier(shopper, lines)
  const spend = totalOf(true, lines, tier)
  const judged = judgeDiscounts(offers, typedCodes, { lines, tier, shopper, spend, now })
  const charged = lines.map((line) => ({ line, charged: linePrice(line, tier).charged }))
  const off = takeOff(judged, charged, tier, deliveryPrice(lines, spend, deliveryMethod, terms))
  const left = (isProduct: boolean) => sum(off.lines.filter(({ line }) => (line.type === 'product') === isProduct).map((line) => line.left))
  const products = taxed(left(true), terms.tax)
  const { shipping, estimatedShipping } = shippingTotals(off.deliveryLeft, deliveryMethod, terms)
  const discounts = toDiscounts(off.discounts)
  const totalProductPriceByTier = { typical: totalOf(true, lines, 'typical'), member: totalOf(true, lines, 'member') }
  const pricing: BasketPricing = {
    priceTier: tier,
    totalProductPriceByTier,
    totalPrice: { gross: sum([products.gross, shipping.gross, left(false)]) },
    subTotal: { tax: products.tax },
    estimatedShipping,
    shipping,
    totalDiscountsByType: totalDiscountsByType(off.discounts),
    totalMembershipPrice: totalOf(false, lines, tier),
    totalMembershipDiscountedPrice: left(false),
    membershipPayback: membershipPayback({ shopper, lines: off.lines, products: totalProductPriceByTier }),
    currency: terms.currency,
    currencySymbol: terms.currencySymbol,
  }
  return {
    pricing,
    lines: off.lines.map(({ line, left }) => ({ id: line.id, ...linePrice(line, tier), afterDiscounts: left })),
    includedDiscounts: discounts.filter(({ state }) => state === 'Accepted'),
    rejectedDiscounts: discounts.filter(({ state }) => state !== 'Accepted'),
    hasOnlyVirtualProducts: hasOnlyVirtualProducts(lines),
    spend,
  }
}
