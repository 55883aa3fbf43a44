import { storeSymbol } from '#app/platform/money/store-money.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { EntitlementsQuery, GetCampaignThresholdsQuery } from '#operations/__generated__/operations.ts'

export type Entitlements = EntitlementsQuery['entitlements']
type Benefit = Entitlements['activeBenefits'][number]
type Thresholds = GetCampaignThresholdsQuery['campaignThresholds']

/** What a page shows of a member's benefits. Spec §3 'Member perks'. */
export type BenefitsView = {
  activeBenefits: { welcomeGift: Benefit | undefined; anniversaryGift: Benefit | undefined; samples: Benefit | undefined }
  redeemedBenefits: Entitlements['redeemedBenefits']
  /** Major units; undefined: there is no such campaign, or its threshold is not known. */
  shippingThreshold: number | undefined
  samplesThreshold: number | undefined
  anniversaryGiftThreshold: number | undefined
  welcomeGiftThreshold: number | undefined
}

/** What the entitlements are until they have loaded, and if they cannot be had. */
export function defaultEntitlements({ currency }: Pick<Store, 'currency'>): Entitlements {
  return {
    benefitsSavings: { totalBenefitsSavings: 0, categories: [{ slug: 'benefits-savings', title: 'Benefits Savings', value: 0 }] },
    redeemedBenefits: [],
    productSavings: { totalProductsSavings: 0 },
    activeBenefits: [],
    currency,
    currencySymbol: storeSymbol(currency),
  }
}

/** The view of a member's benefits. Each active benefit is the entitlement of its name (open point A123), each threshold that of its campaign (Spec §7). */
export function benefitsView(
  { activeBenefits, redeemedBenefits }: Pick<Entitlements, 'activeBenefits' | 'redeemedBenefits'>,
  thresholds: Thresholds,
): BenefitsView {
  const named = (name: Benefit['entitlementName']) => activeBenefits.find(({ entitlementName }) => entitlementName === name)
  const thresholdOf = (name: Thresholds[number]['campaign']) => thresholds.find(({ campaign }) => campaign === name)?.threshold ?? undefined
  return {
    activeBenefits: { welcomeGift: named('WELCOME_GIFT'), anniversaryGift: named('ANNIVERSARY_GIFT'), samples: named('SAMPLES') },
    redeemedBenefits,
    shippingThreshold: thresholdOf('STANDARD_SHIPPING'),
    samplesThreshold: thresholdOf('SAMPLES'),
    anniversaryGiftThreshold: thresholdOf('ANNIVERSARY_GIFT'),
    welcomeGiftThreshold: thresholdOf('WELCOME_GIFT'),
  }
}
