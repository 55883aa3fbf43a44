import { logError } from '#app/platform/log/log-error.ts'
import type { GetCampaignThresholdsQuery } from '#operations/__generated__/operations.ts'

type Campaigns = GetCampaignThresholdsQuery['campaignThresholds']

/** The amount from which standard delivery is free, major units. Throws if no campaign has it as a number. */
export function shippingThreshold(campaigns: Campaigns): number {
  const threshold: unknown = campaigns.find(({ campaign }) => campaign === 'STANDARD_SHIPPING')?.threshold
  if (typeof threshold !== 'number' || !Number.isFinite(threshold)) throw new Error('Shipping threshold not found')
  return threshold
}

/** Whether free delivery may be mentioned: false, with a log entry, if its threshold is not available. */
export async function hasFreeDelivery(askCampaigns: () => Promise<Campaigns>): Promise<boolean> {
  try {
    shippingThreshold(await askCampaigns())
    return true
  } catch (error) {
    logError('Failed fetching free shipping threshold', error)
    return false
  }
}
