import 'server-only'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { logError } from '#app/platform/log/log-error.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import {
  ContentBySlugDocument,
  type ContentBySlugQuery,
  MembershipsByIdsDocument,
  type MembershipsByIdsQuery,
} from '#operations/__generated__/operations.ts'

type CmsCard = Extract<NonNullable<ContentBySlugQuery['contentBySlug']>, { __typename: 'MembershipToggleCard' }>

/** The card's offer and its membership. Independent of the basket's content, which the basket itself reports. */
export type ToggleCardData = Omit<CmsCard, '__typename' | 'id' | 'contentType' | 'image'> & {
  image: { src: string; description: string } | null
  /** The formatted current price. */
  membershipPrice: string
  /** Its duration; 'none' while the price is not known. */
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
  const source = { slug: 'basket', contentType: 'MEMBERSHIP_TOGGLE_CARD', params: null, ...contentSource(pageRequest) } as const
  const { contentBySlug } = await serverQuery(pageRequest, ContentBySlugDocument, source)
  if (contentBySlug?.__typename !== 'MembershipToggleCard') throw new Error('The CMS has no card.')
  const { __typename: _type, id: _id, contentType: _contentType, image, ...card } = contentBySlug
  if (card.heading === '') throw new Error('The card has no heading.')
  const { membershipsByIds } = await serverQuery(pageRequest, MembershipsByIdsDocument, { ids: [card.membershipId] })
  const membership = membershipsByIds.find(({ id }) => id === card.membershipId)
  if (!membership) throw new Error(`The store has no membership ${card.membershipId}.`)
  // A picture without an address is left out; the card works without one.
  const picture = image?.src ? { src: image.src, description: image.altText ?? image.description ?? '' } : null
  const { price } = membership
  return { ...card, image: picture, membershipPrice: price.formatted, duration: price.raw < 0 ? 'none' : membership.duration }
}
