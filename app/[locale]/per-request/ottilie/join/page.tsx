import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { JoinRoute, joinMetadata } from '../../../join-route.tsx'

export const dynamic = 'force-dynamic'

type AreaJoinPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: AreaJoinPageProps): Promise<Metadata> {
  const { locale } = await params
  return joinMetadata(await currentPageRequest(locale))
}

/** The join page of the area of the programme, rendered per request. */
export default async function AreaJoinPagePerRequest({ params }: AreaJoinPageProps) {
  const { locale } = await params
  return <JoinRoute pageRequest={await currentPageRequest(locale)} path="/ottilie/join" />
}
