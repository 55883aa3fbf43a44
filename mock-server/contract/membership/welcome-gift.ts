import { welcomeGift } from '#fixtures/membership/perk-gifts.ts'
import { plusKinds } from '#fixtures/membership/plans.ts'
import { skuInStock } from '../catalogue/find-offer.ts'
import { contentOf } from '../content/store-content.ts'
import type { ContractContext } from '../context.ts'
import { ordersOf } from '../orders/orders-of.ts'
import { welcomeGiftUntil } from '../rules/membership/membership-gifts.ts'
import { termOf } from '../rules/membership/membership-term.ts'
import type { DiscountOffer } from '../rules/rewards/discount-offer.ts'

/** Until when the shopper's welcome gift can be had, milliseconds; null: there is none, or not any more. */
export function welcomeGiftEnd(context: ContractContext): number | null {
  const { isMember, shopper, startsAt, now, store } = context
  const membership = shopper.read('identity')?.membership
  if (!membership || !isMember || !plusKinds.has(membership.plan)) return null
  const orders = ordersOf(context)
    .filter(({ ended }) => ended !== 'CANCELLED')
    .map(({ placedAt, lines }) => ({ placedAt, broughtGift: lines.some(({ giftOffer }) => giftOffer === welcomeGift.offer) }))
  return welcomeGiftUntil(termOf(membership, startsAt).startedAt, orders, now, store)
}

/** The welcome gift as an offer of the basket, from the spend that its campaign asks for; none where it cannot be had or is not in stock. */
export function welcomeGiftOffers(context: ContractContext): DiscountOffer[] {
  const endsAt = welcomeGiftEnd(context)
  const sku = endsAt === null ? undefined : skuInStock(welcomeGift.product, context)
  if (sku === undefined) return []
  return [
    {
      name: welcomeGift.offer,
      code: null,
      effect: { kind: 'gift', offerId: sku },
      audience: 'members',
      leastSpend: campaignSpend('WELCOME_GIFT', context),
      endsAt,
      combines: true,
    },
  ]
}

/** What a campaign for gifts asks a shopper to spend, major units; 0 where it names no amount. */
export function campaignSpend(campaign: 'WELCOME_GIFT' | 'ANNIVERSARY_GIFT', context: ContractContext): number {
  const threshold = contentOf(context).campaigns[campaign]
  return typeof threshold === 'number' ? threshold : 0
}
