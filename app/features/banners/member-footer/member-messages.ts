import { formatMessage } from '#app/platform/copy/format-message.ts'
import { promisedAmount } from '#app/platform/money/store-money.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { EntitlementsQuery, GetCampaignThresholdsQuery } from '#operations/__generated__/operations.ts'

type Benefits = {
  activeBenefits: EntitlementsQuery['entitlements']['activeBenefits']
  thresholds: GetCampaignThresholdsQuery['campaignThresholds']
}

/** The messages; `amount` is the minimum spend. */
type Words = { delivery: string; samples: string; welcomeGift: string; anniversaryGift: string; pricesOnly: string }

/** The member's gifts, free delivery and samples. If nothing is known: the Member's Prices. Open point A94. */
export function memberMessages({ activeBenefits, thresholds }: Benefits, store: Store, words: Words): string[] {
  const has = (name: string) => activeBenefits.some(({ entitlementName, activated }) => entitlementName === name && activated)
  const from = (name: string, text: string) => {
    const threshold = thresholds.find(({ campaign }) => campaign === name)?.threshold
    return threshold === undefined || threshold === null || threshold < 0
      ? []
      : [formatMessage(text, { amount: promisedAmount(Math.round(threshold * 100), store) })]
  }
  const messages = [
    ...(has('WELCOME_GIFT') ? [words.welcomeGift] : []),
    ...(has('ANNIVERSARY_GIFT') ? [words.anniversaryGift] : []),
    ...from('STANDARD_SHIPPING', words.delivery),
    ...(has('SAMPLES') ? from('SAMPLES', words.samples) : []),
  ]
  return messages.length > 0 ? messages : [words.pricesOnly]
}
