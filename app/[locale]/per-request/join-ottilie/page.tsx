import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { JoinRoute, joinMetadata } from '../../join-route.tsx'

export const dynamic = 'force-dynamic'

type BrandJoinPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: BrandJoinPageProps): Promise<Metadata> {
  const { locale } = await params
  return joinMetadata(await currentPageRequest(locale))
}

/** The join page at the address with the name of the brand, rendered per request. */
export default async function BrandJoinPagePerRequest({ params }: BrandJoinPageProps) {
  const { locale } = await params
  return <JoinRoute pageRequest={await currentPageRequest(locale)} path="/join-ottilie" />
}
