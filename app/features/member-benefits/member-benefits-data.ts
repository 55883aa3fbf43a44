import 'server-only'
import { RequestFailure } from '#app/platform/graphql/request-failure.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { campaignThresholds, memberEntitlements } from '#app/platform/membership/member-answers.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import {
  type EntitlementsQuery,
  GetAnniversaryGiftModalDocument,
  type GetAnniversaryGiftModalQuery,
  GetDiscoveryJourneySlidesDocument,
  type GetDiscoveryJourneySlidesQuery,
  GetMembershipSavingsDocument,
  type GetMembershipSavingsQuery,
} from '#operations/__generated__/operations.ts'
import { type BenefitsView, benefitsView, defaultEntitlements } from './benefits-view.ts'

export type MembershipSavings = GetMembershipSavingsQuery['membershipSavings']
type AnniversaryGift = NonNullable<GetAnniversaryGiftModalQuery['anniversaryGiftModal']>['gifts'][number]
type JourneyItem = GetDiscoveryJourneySlidesQuery['discoveryJourneySlides']['slides'][number]['carousel'][number]

/** Everything on the page of a member's benefits. */
export type MemberBenefitsView = BenefitsView & {
  savingsByCategory: EntitlementsQuery['entitlements']['benefitsSavings']['categories']
  /** Undefined if it cannot be had. */
  savings: MembershipSavings | undefined
  /** How amounts are written. */
  money: { currency: string; currencySymbol: string }
  /** The products that one can be chosen of while the anniversary gift is open. */
  anniversaryGifts: readonly AnniversaryGift[]
  /** What a membership brings, an amount and a line each. */
  journey: readonly JourneyItem[]
}

/** Loads a member's benefits. Without the entitlements their defaults stand; without another part it is left out. Throws only for an ended session. */
export async function memberBenefits(pageRequest: PageRequest): Promise<MemberBenefitsView> {
  const part = <Value>(name: string, load: () => Promise<Value>) => slotOf(name, load, slotLimitMs(pageRequest))
  const [entitlements, thresholds, savings, slides] = await Promise.all([
    entitlementsOf(pageRequest),
    part('campaign thresholds', () => campaignThresholds(pageRequest)),
    part('membership savings', async () => (await serverQuery(pageRequest, GetMembershipSavingsDocument, {})).membershipSavings),
    part('journey', async () => (await serverQuery(pageRequest, GetDiscoveryJourneySlidesDocument, {})).discoveryJourneySlides.slides),
  ])
  const view = benefitsView(entitlements, thresholds ?? [])
  const gifts = view.activeBenefits.anniversaryGift?.activated
    ? await part('anniversary gifts', async () => {
        const { anniversaryGiftModal } = await serverQuery(pageRequest, GetAnniversaryGiftModalDocument, contentSource(pageRequest))
        return anniversaryGiftModal?.gifts
      })
    : undefined
  return {
    ...view,
    anniversaryGifts: gifts ?? [],
    savingsByCategory: entitlements.benefitsSavings.categories,
    savings,
    money: { currency: entitlements.currency, currencySymbol: entitlements.currencySymbol },
    journey: slides?.find(({ id }) => id === 'ACTIVE_BENEFITS')?.carousel ?? [],
  }
}

async function entitlementsOf(pageRequest: PageRequest): Promise<EntitlementsQuery['entitlements']> {
  try {
    return await memberEntitlements(pageRequest)
  } catch (error) {
    if (error instanceof RequestFailure && error.code === 'UNAUTHENTICATED') throw error
    logError('Failed fetching entitlements', error)
    return defaultEntitlements(pageRequest.store)
  }
}
