import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { JoinRoute, joinMetadata } from '../../../join-route.tsx'

// The number of campaigns is unlimited, so none is cached.
export const dynamic = 'force-dynamic'

type CampaignJoinPageProps = { params: Promise<{ locale: string; slug: string }> }

export async function generateMetadata({ params }: CampaignJoinPageProps): Promise<Metadata> {
  return joinMetadata(await currentPageRequest((await params).locale))
}

/** The join page at the address of a campaign. */
export default async function CampaignJoinPage({ params }: CampaignJoinPageProps) {
  const { locale, slug } = await params
  return <JoinRoute pageRequest={await currentPageRequest(locale)} path={`/bp/join/${slug}`} />
}
