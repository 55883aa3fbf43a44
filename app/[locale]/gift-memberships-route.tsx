import type { Metadata } from 'next'
import { GiftPlans } from '#app/features/join/GiftPlans.tsx'
import { joinOffersFor } from '#app/features/join/join-data.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { ContentRoute, contentMetadata } from './content-route.tsx'

const page = { slug: 'gift-memberships', path: '/gift-memberships' } as const

/** Where gift memberships are chosen: the gifts of the store, and how editors explain them. */
export async function GiftMembershipsRoute({ pageRequest }: { pageRequest: PageRequest }) {
  const offers = await joinOffersFor(pageRequest)
  return (
    <ContentRoute {...page} pageRequest={pageRequest}>
      <GiftPlans gifts={offers?.gifts} store={pageRequest.store} />
    </ContentRoute>
  )
}

export function giftMembershipsMetadata(pageRequest: PageRequest): Promise<Metadata> {
  return contentMetadata({ ...page, pageRequest })
}
