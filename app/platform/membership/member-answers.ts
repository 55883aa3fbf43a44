import 'server-only'
import { cache } from 'react'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { EntitlementsDocument, GetCampaignThresholdsDocument } from '#operations/__generated__/operations.ts'

/* What both the frame of a page and the page itself ask about a member: asked once a request. */

/** What the membership entitles to. Throws as the request does. */
export const memberEntitlements = cache(
  async (pageRequest: PageRequest) => (await serverQuery(pageRequest, EntitlementsDocument, {})).entitlements,
)

/** From which sums the membership's perks apply. Throws as the request does. */
export const campaignThresholds = cache(
  async (pageRequest: PageRequest) => (await serverQuery(pageRequest, GetCampaignThresholdsDocument, {})).campaignThresholds,
)
