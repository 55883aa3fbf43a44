import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { GiftMembershipRoute, giftMembershipMetadata } from '../../../gift-membership-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type GiftMembershipPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: GiftMembershipPageProps): Promise<Metadata> {
  const { locale } = await params
  return giftMembershipMetadata(sharedPageRequest(locale))
}

/** The gift membership, prerendered for everybody. */
export default async function GiftMembershipPage({ params }: GiftMembershipPageProps) {
  const { locale } = await params
  return <GiftMembershipRoute pageRequest={sharedPageRequest(locale)} />
}
