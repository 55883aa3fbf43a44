import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { JoinRoute, joinMetadata } from '../../join-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type BrandJoinPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: BrandJoinPageProps): Promise<Metadata> {
  const { locale } = await params
  return joinMetadata(sharedPageRequest(locale))
}

/** The join page at the address with the name of the brand, prerendered for everybody. */
export default async function BrandJoinPage({ params }: BrandJoinPageProps) {
  const { locale } = await params
  return <JoinRoute pageRequest={sharedPageRequest(locale)} path="/join-ottilie" />
}
