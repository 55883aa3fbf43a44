import 'server-only'
import { z } from 'zod'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { logError } from '#app/platform/log/log-error.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { ContentBySlugDocument, MembershipsByIdsDocument, type MembershipsByIdsQuery } from '#operations/__generated__/operations.ts'

/** The card's fields in the CMS, not yet validated. `accordionDescription` and `termsBanner` are HTML. */
const fieldsSchema = z.object({
  heading: z.string().min(1),
  showToggle: z.boolean(),
  accordionHeading: z.string(),
  accordionDescription: z.string(),
  termsBanner: z.string(),
  // An invalid picture is left out; the card works without one.
  image: z
    .object({ src: z.string().min(1), description: z.string() })
    .nullable()
    .catch(null),
  membershipId: z.string().min(1),
  savingsText: z.string(),
})

/** The card's offer and its membership. Independent of the basket's content, which the basket itself reports. */
export type ToggleCardData = z.infer<typeof fieldsSchema> & {
  /** The formatted current price. */
  membershipPrice: string
  /** Its duration. */
  duration: MembershipsByIdsQuery['membershipsByIds'][number]['duration']
}

/** The card of the basket page. Undefined if it fails to load; the failure is only logged. */
export function toggleCardData(pageRequest: PageRequest): Promise<ToggleCardData | undefined> {
  return slotOf(
    "Failed to load 'Membership Toggle Card' on the basket page",
    () => loadCard(pageRequest),
    slotLimitMs(pageRequest),
    logError,
  )
}

async function loadCard(pageRequest: PageRequest): Promise<ToggleCardData> {
  const source = { slug: 'basket', contentType: 'membershipToggleCard', params: null, ...contentSource(pageRequest) }
  const { contentBySlug } = await serverQuery(pageRequest, ContentBySlugDocument, source)
  if (!contentBySlug) throw new Error('The CMS has no card.')
  const fields = fieldsSchema.parse(contentBySlug.fields)
  const { membershipsByIds } = await serverQuery(pageRequest, MembershipsByIdsDocument, { ids: [fields.membershipId] })
  const membership = membershipsByIds.find(({ id }) => id === fields.membershipId)
  if (!membership) throw new Error(`The store has no membership ${fields.membershipId}.`)
  return { ...fields, membershipPrice: membership.price.formatted, duration: membership.duration }
}
