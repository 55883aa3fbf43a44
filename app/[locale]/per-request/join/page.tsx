import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { JoinRoute, joinMetadata } from '../../join-route.tsx'

export const dynamic = 'force-dynamic'

type JoinPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: JoinPageProps): Promise<Metadata> {
  const { locale } = await params
  return joinMetadata(await currentPageRequest(locale))
}

/** The join page, rendered per request. */
export default async function JoinPagePerRequest({ params }: JoinPageProps) {
  const { locale } = await params
  return <JoinRoute pageRequest={await currentPageRequest(locale)} path="/join" />
}
