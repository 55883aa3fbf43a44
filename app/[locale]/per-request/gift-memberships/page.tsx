import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { GiftMembershipsRoute, giftMembershipsMetadata } from '../../gift-memberships-route.tsx'

export const dynamic = 'force-dynamic'

type GiftMembershipsPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: GiftMembershipsPageProps): Promise<Metadata> {
  const { locale } = await params
  return giftMembershipsMetadata(await currentPageRequest(locale))
}

/** Where gift memberships are chosen, rendered per request. */
export default async function GiftMembershipsPagePerRequest({ params }: GiftMembershipsPageProps) {
  const { locale } = await params
  return <GiftMembershipsRoute pageRequest={await currentPageRequest(locale)} />
}
