import { sixtyDayTrialKinds } from '#fixtures/membership/plans.ts'
import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import type { ActiveBenefit, BenefitCategory, Entitlements, RedeemedBenefit, RedeemedBenefitKind } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { ordersOf } from '../orders/orders-of.ts'
import { type Savings, savingsOf } from '../orders/savings.ts'
import { isoInstant } from '../rules/instants.ts'
import { storeTerms } from '../rules/store-terms.ts'
import { anniversaryGiftWindow } from './anniversary-gift.ts'
import { welcomeGiftEnd } from './welcome-gift.ts'

const titles: Readonly<Record<RedeemedBenefitKind, { title: string; category: string }>> = {
  shipping: { title: 'Free delivery', category: 'free-delivery' },
  discounts: { title: 'Member discounts', category: 'member-discounts' },
  gift: { title: 'Gifts', category: 'gifts' },
}

/** The kinds, in display order. */
const kinds: readonly RedeemedBenefitKind[] = ['shipping', 'discounts', 'gift']

/** Redeemed benefits, one entry for each kind with a value. */
export function redeemedBenefits({ benefits, uses }: Savings): RedeemedBenefit[] {
  return kinds
    .filter((kind) => benefits[kind] > 0)
    .map((kind) => ({ slug: kind, title: titles[kind].title, value: benefits[kind], timesUsed: uses[kind] }))
}

function categories(redeemed: readonly RedeemedBenefit[]): BenefitCategory[] {
  if (redeemed.length === 0) return [{ slug: 'benefits-savings', title: 'Benefits Savings', value: 0 }]
  return redeemed.map(({ slug, title, value }) => ({ slug: titles[slug].category, title, value }))
}

/** A membership's benefits and savings. */
export function entitlements(identity: ShopperRecord, context: ContractContext): Entitlements {
  const savings = savingsOf(ordersOf(context), context)
  const redeemed = redeemedBenefits(savings)
  const { currency, currencySymbol } = storeTerms(context.store)
  return {
    benefitsSavings: { totalBenefitsSavings: redeemed.reduce((total, { value }) => total + value, 0), categories: categories(redeemed) },
    redeemedBenefits: redeemed,
    productSavings: { totalProductsSavings: savings.products },
    activeBenefits: activeBenefits(identity, context),
    currency,
    currencySymbol,
  }
}

/** The benefits of a membership. A 60-day trial has them all, but none can be used yet. */
export function activeBenefits(identity: ShopperRecord, context: ContractContext): ActiveBenefit[] {
  if (!identity.membership || !context.isMember) return []
  const { plan } = identity.membership
  if (sixtyDayTrialKinds.has(plan)) {
    return (['SAMPLES', 'WELCOME_GIFT', 'ANNIVERSARY_GIFT'] as const).map((entitlementName) => ({
      entitlementName,
      activated: false,
      expiresAt: null,
      activatesAt: null,
    }))
  }
  const samples: ActiveBenefit = { entitlementName: 'SAMPLES', activated: true, expiresAt: null, activatesAt: null }
  return [samples, ...welcomeBenefit(context), ...anniversaryBenefit(context)]
}

/** The welcome gift, for as long as it can be had. */
function welcomeBenefit(context: ContractContext): ActiveBenefit[] {
  const endsAt = welcomeGiftEnd(context)
  return endsAt === null ? [] : [{ entitlementName: 'WELCOME_GIFT', activated: true, expiresAt: isoInstant(endsAt), activatesAt: null }]
}

/** The anniversary gift is available for a while after each anniversary until it was had, and inactive for the rest of the year. */
function anniversaryBenefit(context: ContractContext): ActiveBenefit[] {
  const window = anniversaryGiftWindow(context)
  if (!window) return []
  const { isOpen, opensAt, closesAt } = window
  return [
    {
      entitlementName: 'ANNIVERSARY_GIFT',
      activated: isOpen,
      expiresAt: isOpen ? isoInstant(closesAt) : null,
      activatesAt: isOpen ? null : isoInstant(opensAt),
    },
  ]
}
