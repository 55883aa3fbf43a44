import type { LineMembership, PriceableLine } from '../basket/basket-line.ts'
import type { PricingInput } from '../basket/basket-pricing.ts'
import type { DiscountOffer } from '../rewards/discount-offer.ts'

/** A product line. Default: a lipstick for £26.00, or £13.50 for members. */
export function lipstickLine(changes: Partial<PriceableLine> = {}): PriceableLine {
  return {
    id: 'line-lipstick',
    type: 'product',
    origin: 'user',
    quantity: 1,
    offerId: 'LIP-07',
    name: 'Ribbon Satin Lipstick',
    unit: { typical: 2600, member: 1350 },
    inStock: true,
    maxItemQuantity: null,
    isVirtual: false,
    membership: null,
    giftOffer: null,
    ...changes,
  }
}

/** Two serums: £84.00, or £38.00 for members. */
export function serumLine(changes: Partial<PriceableLine> = {}): PriceableLine {
  return lipstickLine({
    id: 'line-serum',
    offerId: 'SER-30',
    name: 'Bright Drops',
    quantity: 2,
    unit: { typical: 4200, member: 1900 },
    ...changes,
  })
}

/** An Annual Membership for the shopper. Default: £59.00. */
export function annualMembershipLine(changes: Partial<PriceableLine> = {}, membership: Partial<LineMembership> = {}): PriceableLine {
  const offerId = changes.offerId ?? '5901'
  return lipstickLine({
    id: 'line-membership',
    type: 'membership',
    offerId,
    name: 'Annual Membership',
    unit: { typical: 5900, member: 5900 },
    isVirtual: true,
    membership: {
      id: offerId,
      sku: 'UK-PLUS',
      name: 'Annual Membership',
      duration: 'annually',
      spendingLimit: 3000,
      kitSku: null,
      ...membership,
    },
    ...changes,
  })
}

/** A gift membership for someone else. */
export function giftMembershipLine(changes: Partial<PriceableLine> = {}): PriceableLine {
  return annualMembershipLine({ id: 'line-gift-membership', type: 'giftMembership', offerId: '5907', name: 'Gift Membership', ...changes })
}

/** An offer. Default: HELLO20, 20 % off for everyone. */
export function offer(changes: Partial<DiscountOffer> = {}): DiscountOffer {
  return {
    name: '20% off your order',
    code: 'HELLO20',
    effect: { kind: 'percentage', basisPoints: 2000 },
    audience: 'everyone',
    leastSpend: 0,
    endsAt: null,
    combines: true,
    ...changes,
  }
}

/** Default: a guest's UK basket with one lipstick, standard delivery and no offers. */
export function pricingInput(changes: Partial<PricingInput> = {}): PricingInput {
  return {
    locale: 'en-GB',
    lines: [lipstickLine()],
    shopper: { isMember: false, hasOrdered: false },
    deliveryMethod: 'Standard',
    offers: [],
    typedCodes: [],
    now: 0,
    ...changes,
  }
}

/** A guest, and a member who has ordered before. */
export const guest = { isMember: false, hasOrdered: false }
export const member = { isMember: true, hasOrdered: true }
