import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { GiftMembershipsRoute, giftMembershipsMetadata } from '../../gift-memberships-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type GiftMembershipsPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: GiftMembershipsPageProps): Promise<Metadata> {
  const { locale } = await params
  return giftMembershipsMetadata(sharedPageRequest(locale))
}

/** Where gift memberships are chosen, prerendered for everybody. */
export default async function GiftMembershipsPage({ params }: GiftMembershipsPageProps) {
  const { locale } = await params
  return <GiftMembershipsRoute pageRequest={sharedPageRequest(locale)} />
}
