import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { GiftMembershipRoute, giftMembershipMetadata } from '../../../gift-membership-route.tsx'

export const dynamic = 'force-dynamic'

type GiftMembershipPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: GiftMembershipPageProps): Promise<Metadata> {
  const { locale } = await params
  return giftMembershipMetadata(await currentPageRequest(locale))
}

/** The gift membership, rendered per request. */
export default async function GiftMembershipPagePerRequest({ params }: GiftMembershipPageProps) {
  const { locale } = await params
  return <GiftMembershipRoute pageRequest={await currentPageRequest(locale)} />
}
