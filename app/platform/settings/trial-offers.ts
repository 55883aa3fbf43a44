import type { StoreId } from '#app/platform/store/stores.ts'
import { specialPlans } from './plans.ts'

/**
 * Ids of the plans that are no free trials and are offered like one, by store id: three months paid that renew annually, annual limitless, annual lite.
 * Spec §5 'Trial-type offers', open point A154. In a file of its own, as every page loads the other plans.
 */
const paidTrialOffers: Readonly<Record<StoreId, readonly string[]>> = {
  uk: ['610602', '610501', '610502'],
  us: ['720602', '720501', '720502'],
}

/** Whether a store offers a plan as a trial: a free one, or one of the three paid ones. Open point A3. */
export function isTrialTypeOffer(membershipId: string, store: StoreId): boolean {
  return specialPlans[store].freeTrials.includes(membershipId) || paidTrialOffers[store].includes(membershipId)
}
