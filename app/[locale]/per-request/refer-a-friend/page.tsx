import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { ContentRoute, contentMetadata } from '../../content-route.tsx'

export const dynamic = 'force-dynamic'

type ReferAFriendPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: ReferAFriendPageProps): Promise<Metadata> {
  const { locale } = await params
  return contentMetadata({ pageRequest: await currentPageRequest(locale), slug: 'refer-a-friend', path: '/refer-a-friend' })
}

/** What friends get who are referred, rendered per request. */
export default async function ReferAFriendPagePerRequest({ params }: ReferAFriendPageProps) {
  const { locale } = await params
  return <ContentRoute pageRequest={await currentPageRequest(locale)} slug="refer-a-friend" path="/refer-a-friend" />
}
