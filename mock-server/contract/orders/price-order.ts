import { findPlan } from '#fixtures/membership/plans.ts'
import { addressBooks } from '#fixtures/orders/addresses.ts'
import type { OrderLineRecord, OrderRecord } from '#fixtures/orders/record.ts'
import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import { type LineWithGift, membershipLineOf, productLineOf } from '../basket/basket-contents.ts'
import { storeOffers } from '../basket/offers.ts'
import { skuOf } from '../catalogue/find-offer.ts'
import type { ContractContext } from '../context.ts'
import { type PricedBasket, priceBasket } from '../rules/basket/basket-pricing.ts'
import { DAY } from '../rules/instants.ts'
import { orderAmounts } from '../rules/orders/order-amounts.ts'
import { deliveryPrice, needsDelivery } from '../rules/orders/shipping.ts'
import { storeTerms } from '../rules/store-terms.ts'
import type { PastLine, PastOrder } from './past-order.ts'

/** Internal offer name for free lines; it never appears in an answer. */
const GIFT = 'gift'

/** A purchased line as it would be in a basket today; null if this store no longer sells it. */
function basketLine({ offer, quantity, type, isGift }: OrderLineRecord, id: string, context: ContractContext): LineWithGift | null {
  const core = { id, quantity, origin: isGift ? 'discount' : 'user', giftInfo: null, giftOffer: isGift ? GIFT : null } as const
  if (type) return membershipLineOf({ ...core, type, offerId: findPlan(context.store, offer)?.id ?? offer }, context)
  const line = productLineOf({ ...core, type: 'product', offerId: skuOf(offer, context) ?? offer }, context)
  // It was in stock when it was bought.
  return line && { ...line, inStock: true }
}

/** Basket lines as an order stores them. */
export function pastLines(lines: readonly LineWithGift[], priced: PricedBasket, context: ContractContext): PastLine[] {
  return lines.map((line, at): PastLine => {
    const variant = line.type === 'product' ? context.shop.models.variant(line.offerId, 'typical') : undefined
    return {
      type: line.type,
      sku: line.membership?.sku ?? line.offerId,
      title: line.name,
      subTitle: variant?.subTitle ?? null,
      brandName: variant?.brandName ?? null,
      quantity: line.quantity,
      charged: priced.lines[at]?.charged ?? 0,
      giftWorth: line.origin === 'discount' ? line.unit.typical * line.quantity : 0,
      ...(line.giftOffer !== null && { giftOffer: line.giftOffer }),
    }
  })
}

/** Delivery cost below every threshold, minor units; 0 if nothing is posted. */
export function deliveryWorth(lines: readonly LineWithGift[], method: 'Standard' | 'Express', context: ContractContext): number {
  return deliveryPrice(lines, 0, method, storeTerms(context.store))
}

/** Prices an order from before the world's start by the current rules. */
function priced(
  { tier, deliveryMethod, codes = [], placedDaysAgo }: OrderRecord,
  lines: readonly LineWithGift[],
  { store, startsAt }: ContractContext,
): PricedBasket {
  return priceBasket({
    locale: store,
    lines,
    shopper: { isMember: tier === 'member', hasOrdered: true },
    deliveryMethod,
    offers: storeOffers(store, startsAt),
    typedCodes: codes,
    now: startsAt - placedDaysAgo * DAY,
  })
}

/** An order from before the world's start. */
export function pastOrder(record: OrderRecord, shopper: ShopperRecord, context: ContractContext): PastOrder {
  const { number, deliveryMethod, payment, ended = null, placedDaysAgo } = record
  const lines = record.lines.flatMap((line, at) => basketLine(line, `${number}-${at + 1}`, context) ?? [])
  const price = priced(record, lines, context)
  const [home = null, office] = addressBooks[shopper.id] ?? []
  return {
    number,
    requestId: null,
    placedAt: Math.round(context.startsAt - placedDaysAgo * DAY),
    ended,
    isMemberPriced: price.pricing.priceTier === 'member',
    lines: pastLines(lines, price, context),
    amounts: orderAmounts(price.pricing, storeTerms(context.store)),
    email: shopper.email,
    address: needsDelivery(lines) ? home : null,
    ...(record.isBilledElsewhere && office && { billing: office }),
    deliveryMethod,
    ...(record.secondParcelFrom !== undefined && { secondParcelFrom: record.secondParcelFrom }),
    deliveryWorth: deliveryWorth(lines, deliveryMethod, context),
    payment,
  }
}
