import type { BasketLineRecord } from '#fixtures/basket/record.ts'
import { stayGift } from '#fixtures/membership/management.ts'
import { skuInStock } from '../catalogue/find-offer.ts'
import type { ContractContext } from '../context.ts'
import type { DiscountOffer } from '../rules/rewards/discount-offer.ts'

/** True if a gift can be offered for staying: there is one to send, and the account was not promised one before. */
export function canOfferStayGift(context: ContractContext): boolean {
  return context.shopper.read('stayGift') === null && skuInStock(stayGift.product, context) !== undefined
}

/** Promises the gift to whoever stays. */
export function promiseStayGift({ shopper }: ContractContext): void {
  if (shopper.read('stayGift') === null) shopper.write('stayGift', 'promised')
}

/** Promises the gift to a Plus member who makes a failed renewal good, whether or not it was had before. */
export function promiseRenewalGift({ shopper }: ContractContext): void {
  shopper.write('stayGift', 'promised')
}

/** The promised gift as an offer of the basket, for as long as the shopper is a member; none if none is promised. */
export function stayGiftOffers(context: ContractContext): DiscountOffer[] {
  const sku = context.shopper.read('stayGift') === 'promised' ? skuInStock(stayGift.product, context) : undefined
  if (sku === undefined) return []
  return [
    {
      name: stayGift.offer,
      code: null,
      effect: { kind: 'gift', offerId: sku },
      audience: 'members',
      leastSpend: 0,
      endsAt: null,
      combines: true,
    },
  ]
}

/** Marks the gift as had once an order brings it. */
export function noteStayGift(lines: readonly Pick<BasketLineRecord, 'giftOffer'>[], { shopper }: ContractContext): void {
  if (lines.some(({ giftOffer }) => giftOffer === stayGift.offer)) shopper.write('stayGift', 'had')
}
