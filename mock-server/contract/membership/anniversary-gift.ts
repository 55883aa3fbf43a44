import type { BasketLineRecord } from '#fixtures/basket/record.ts'
import { ANNIVERSARY_OFFER } from '#fixtures/membership/perk-gifts.ts'
import { plusKinds } from '#fixtures/membership/plans.ts'
import { currentPrice, priceIn } from '../catalogue/store-index.ts'
import { contentOf } from '../content/store-content.ts'
import type { ContractContext } from '../context.ts'
import { ordersOf } from '../orders/orders-of.ts'
import { type AnniversaryWindow, anniversaryWindow } from '../rules/membership/membership-gifts.ts'
import { termOf } from '../rules/membership/membership-term.ts'
import type { DiscountOffer } from '../rules/rewards/discount-offer.ts'
import { campaignSpend } from './welcome-gift.ts'

/** When the shopper's anniversary gift can be had: now, or from the next anniversary on if an order brought this one's. Null without Plus. */
export function anniversaryGiftWindow(context: ContractContext): AnniversaryWindow | null {
  const { isMember, shopper, startsAt, now, store } = context
  const membership = shopper.read('identity')?.membership
  if (!membership || !isMember || !plusKinds.has(membership.plan)) return null
  const { startedAt } = termOf(membership, startsAt)
  const window = anniversaryWindow(startedAt, now, store)
  const wasHad = ordersOf(context).some(
    ({ ended, placedAt, offers = [] }) => ended !== 'CANCELLED' && placedAt >= window.opensAt && offers.includes(ANNIVERSARY_OFFER),
  )
  return wasHad ? anniversaryWindow(startedAt, window.closesAt + 1, store) : window
}

/**
 * The anniversary gift as an offer of the basket: of the products that can be chosen, the dearest one in the basket is free once, from the spend on other
 * products that its campaign asks for.
 */
export function anniversaryGiftOffers(lines: readonly BasketLineRecord[], context: ContractContext): DiscountOffer[] {
  // A basket without one of the products does not depend on the clock.
  const prices = chosenPrices(lines, context)
  const window = prices.length > 0 ? anniversaryGiftWindow(context) : null
  if (!window?.isOpen) return []
  const amount = Math.max(...prices)
  return [
    {
      name: ANNIVERSARY_OFFER,
      code: null,
      effect: { kind: 'fixed', amount },
      audience: 'members',
      leastSpend: campaignSpend('ANNIVERSARY_GIFT', context) + amount / 100,
      endsAt: window.closesAt,
      combines: true,
    },
  ]
}

/** The Member's Prices of what a basket holds of the anniversary gifts, minor units. */
function chosenPrices(lines: readonly BasketLineRecord[], context: ContractContext): number[] {
  const { shop, store } = context
  const gifts = contentOf(context).anniversary?.gifts.map(({ product }) => shop.index.positionOfId(product)) ?? []
  return lines.flatMap(({ type, origin, offerId }) => {
    const found = type === 'product' && origin === 'user' ? shop.index.findVariant(offerId) : undefined
    return found?.variant.inStock && gifts.includes(found.position) ? [currentPrice(priceIn(found.variant, store), 'member')] : []
  })
}
