import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import type { DiscoveryJourneySlide, EntitlementName, JourneyCarouselItem } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { ordersOf } from '../orders/orders-of.ts'
import { type Savings, savingsOf } from '../orders/savings.ts'
import { formatMinorUnits } from '../rules/money/price-format.ts'
import { termsOf } from '../terms-of.ts'
import { activeBenefits, redeemedBenefits } from './entitlements.ts'

/** A shopper's slides: none if they were never a member; the invitation to join appears only after a membership has ended. */
export function discoverySlides(identity: ShopperRecord, context: ContractContext): DiscoveryJourneySlide[] {
  if (!identity.membership) return []
  const savings = savingsOf(ordersOf(context), context)
  const redeemed = redeemedCarousel(savings, context)
  return [
    { id: 'WELCOME_SLIDE', carousel: [] },
    { id: 'ACTIVE_BENEFITS', carousel: perksCarousel(identity, context) },
    ...(redeemed.length > 0 ? [{ id: 'REDEEMED_BENEFITS' as const, carousel: redeemed }] : []),
    ...(context.isMember ? [] : [{ id: 'NO_ACTIVE_MEMBERSHIP' as const, carousel: [] }]),
  ]
}

/** The perks of a membership, plus the gifts of the current one. */
function perksCarousel(identity: ShopperRecord, context: ContractContext): JourneyCarouselItem[] {
  const { currencySymbol, delivery, samplesFrom } = termsOf(context)
  const gifts = activeBenefits(identity, context).flatMap(({ entitlementName }) => giftPerks[entitlementName] ?? [])
  return [
    { value: 'About half', text: 'The Member’s Price on everything' },
    {
      value: 'Free',
      text: `Standard ${context.store === 'en-US' ? 'shipping' : 'delivery'} over ${currencySymbol}${delivery.Standard.freeFrom ?? 0}`,
    },
    { value: '3 samples', text: `On orders over ${currencySymbol}${samplesFrom}` },
    ...gifts,
  ]
}

const giftPerks: Readonly<Partial<Record<EntitlementName, JourneyCarouselItem>>> = {
  WELCOME_GIFT: { value: 'A gift', text: 'With your first order' },
  ANNIVERSARY_GIFT: { value: 'A gift a year', text: 'Your choice, on your anniversary' },
}

/** Savings by kind; empty if there are none. */
function redeemedCarousel(savings: Savings, { store }: ContractContext): JourneyCarouselItem[] {
  const products = savings.products > 0 ? [{ title: 'Member’s Prices', value: savings.products }] : []
  return [...products, ...redeemedBenefits(savings)].map(({ title, value }) => ({ value: formatMinorUnits(value, store), text: title }))
}
