import { logError } from '#app/platform/log/log-error.ts'
import type { GetCampaignThresholdsQuery } from '#operations/__generated__/operations.ts'

type Campaigns = GetCampaignThresholdsQuery['campaignThresholds']

/** From how much on standard delivery is free, major units. Throws where no campaign says so in a number. [THRESH-06] */
export function shippingThreshold(campaigns: Campaigns): number {
  const threshold: unknown = campaigns.find(({ campaign }) => campaign === 'STANDARD_SHIPPING')?.threshold
  if (typeof threshold !== 'number' || !Number.isFinite(threshold)) throw new Error('Shipping threshold not found')
  return threshold
}

/** Whether free delivery may be spoken of: false, and logged, where its threshold is not to be had. [THRESH-07] */
export async function hasFreeDelivery(askCampaigns: () => Promise<Campaigns>): Promise<boolean> {
  try {
    shippingThreshold(await askCampaigns())
    return true
  } catch (error) {
    logError('Failed fetching free shipping threshold', error)
    return false
  }
}
