import type { BasketRecord } from '#fixtures/basket/record.ts'
import { findPlan } from '#fixtures/membership/plans.ts'
import type {
  Basket,
  BasketItem,
  BasketItemType,
  BasketLinePrice,
  BasketModule,
  BasketUpdate,
  LinkedText,
  MembershipDetails,
  Notification,
  Product,
  TrackingEvent,
} from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import type { RuleNotification } from '../rules/basket/basket-line.ts'
import { type PricedBasket, type PricedLine, priceBasket } from '../rules/basket/basket-pricing.ts'
import { isRemovable } from '../rules/membership/kit-membership.ts'
import { membershipInForce } from '../rules/membership/tiers.ts'
import type { LinePrice } from '../rules/money/line-price.ts'
import { price } from '../rules/money/price-format.ts'
import { deliveryMethodName, needsDelivery } from '../rules/orders/shipping.ts'
import { thresholds } from '../rules/rewards/thresholds.ts'
import { runningPlan } from '../shopper.ts'
import { termsOf } from '../terms-of.ts'
import type { LineWithGift } from './basket-contents.ts'
import { basketContents } from './basket-contents.ts'
import { basketId, basketOf, basketVersion } from './basket-of.ts'
import { basketShopper } from './basket-shopper.ts'
import { dependsOnClock } from './offers.ts'
import { offersFor } from './referral-offers.ts'
import { distinct, standingNotifications } from './standing-notifications.ts'

/** What a change reports besides the basket itself. */
type ChangeReport = { touched: readonly BasketItemType[]; notifications: readonly RuleNotification[]; tracking: TrackingEvent[] }

const noChange: ChangeReport = { touched: [], notifications: [], tracking: [] }

/** Prices a basket with this world's offers, clock and shopper. */
export function priceBasketLines(basket: BasketRecord, lines: readonly LineWithGift[], context: ContractContext): PricedBasket {
  const offers = offersFor(basket, context)
  return priceBasket({
    locale: context.store,
    terms: termsOf(context),
    lines,
    shopper: basketShopper(context),
    deliveryMethod: basket.deliveryMethod,
    offers,
    typedCodes: basket.codes,
    now: dependsOnClock(offers, basket.codes) ? context.now : 0,
  })
}

/** The current basket in the contract's shape. */
export function basketModel(context: ContractContext): Basket {
  return { id: basketId(context), ...contentsModel(context, []) }
}

/** The answer to a change: the whole basket, and what the change reports. */
export function basketUpdate(context: ContractContext, report: ChangeReport = noChange): BasketUpdate {
  return {
    ...contentsModel(context, report.notifications),
    itemUpdates: [...report.touched],
    listId: basketId(context),
    updateTracking: report.tracking,
  }
}

function contentsModel(context: ContractContext, told: readonly RuleNotification[]): Omit<Basket, '__typename' | 'id'> {
  const basket = basketOf(context)
  const contents = basketContents(basket, context)
  const priced = priceBasketLines(basket, contents.lines, context)
  const terms = termsOf(context)
  const isPosted = needsDelivery(contents.lines)
  const notifications = [...told, ...contents.notifications, ...standingNotifications(basket, contents.lines, priced, context)]
  return {
    version: basketVersion(context),
    items: contents.lines.map((line, at) => basketItem(line, priced.lines[at], context)),
    discounts: [...priced.includedDiscounts, ...priced.rejectedDiscounts],
    pricing: priced.pricing,
    includedDiscounts: [...priced.includedDiscounts],
    rejectedDiscounts: [...priced.rejectedDiscounts],
    notifications: distinct(notifications).map(dress),
    hasOnlyVirtualProducts: priced.hasOnlyVirtualProducts,
    deliveryMethod: basket.deliveryMethod,
    deliveryMethodName: deliveryMethodName(basket.deliveryMethod, terms),
    termsAndConditions: priced.includedDiscounts.length > 0 ? offerTerms : null,
    gwpModule: giftModule(contents.lines, context),
    thresholds: thresholds({ spend: priced.spend, terms, deliveryMethod: basket.deliveryMethod, show: isPosted, smallPrint: {} }),
    spotlightModule: null,
    membershipDetails: membershipDetails(contents.lines, context),
  }
}

const offerTerms: LinkedText = {
  template: 'Offers cannot be exchanged for cash and may end early. See the <0>.',
  links: [{ href: '/legal/terms-and-conditions', text: 'terms and conditions' }],
}

function dress({ code, params, level, handler }: RuleNotification): Notification {
  return { code, params: [...params], level, handler }
}

function basketItem(line: LineWithGift, priced: PricedLine | undefined, context: ContractContext): BasketItem {
  const { id, quantity, type, origin, maxItemQuantity, giftInfo } = line
  const variant = type === 'product' ? context.shop.models.variant(line.offerId, context.tier) : undefined
  return {
    id,
    quantity,
    type,
    origin,
    maxItemQuantity,
    giftInfo,
    removable: isRemovable(line),
    variant: variant ?? null,
    membership: basketMembership(line, priced, context),
    linePrice: linePrices(priced ?? { typical: 0, member: 0, charged: 0 }, context),
  }
}

function linePrices({ typical, member, charged }: LinePrice, { store }: ContractContext): BasketLinePrice {
  return { typical: price(typical, store), member: price(member, store), charged: price(charged, store) }
}

/** A membership's current price is what remains after its discounts. */
function basketMembership(
  { membership, unit }: LineWithGift,
  priced: PricedLine | undefined,
  { store }: ContractContext,
): BasketItem['membership'] {
  if (!membership) return null
  const { id, name, sku, duration } = membership
  return { id, name, value: sku, duration, price: price(priced?.afterDiscounts ?? unit.member, store), visual: { altTag: name } }
}

/** The gifts in the basket, shown as a separate module. */
function giftModule(lines: readonly LineWithGift[], { shop, tier }: ContractContext): BasketModule | null {
  const gifts = lines.filter(({ giftOffer }) => giftOffer !== null)
  const items = gifts.flatMap(({ offerId }): Product[] => {
    const position = shop.index.findVariant(offerId)?.position
    return position === undefined ? [] : [shop.models.at(position, tier)]
  })
  return items.length > 0 ? { id: 'gift-with-purchase', title: 'Your gift', items } : null
}

/** The perks of the effective membership. */
function membershipDetails(lines: readonly LineWithGift[], context: ContractContext): MembershipDetails | null {
  const membership = membershipInForce(runningPlan(context) ?? null, lines)
  const plan = membership && (findPlan(context.store, membership.id) ?? runningPlan(context))
  return plan ? { id: plan.id, details: { perks: [...plan.perks] } } : null
}
