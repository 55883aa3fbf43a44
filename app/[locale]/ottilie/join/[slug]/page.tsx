import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { JoinRoute, joinMetadata } from '../../../join-route.tsx'

// The number of campaigns is unlimited, so none is cached.
export const dynamic = 'force-dynamic'

type AreaCampaignJoinPageProps = { params: Promise<{ locale: string; slug: string }> }

export async function generateMetadata({ params }: AreaCampaignJoinPageProps): Promise<Metadata> {
  return joinMetadata(await currentPageRequest((await params).locale))
}

/** The join page below the one of the area of the programme. */
export default async function AreaCampaignJoinPage({ params }: AreaCampaignJoinPageProps) {
  const { locale, slug } = await params
  return <JoinRoute pageRequest={await currentPageRequest(locale)} path={`/ottilie/join/${slug}`} />
}
