import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { ContentRoute, contentMetadata } from '../../content-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type ReferAFriendPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: ReferAFriendPageProps): Promise<Metadata> {
  const { locale } = await params
  return contentMetadata({ pageRequest: sharedPageRequest(locale), slug: 'refer-a-friend', path: '/refer-a-friend' })
}

/** What friends get who are referred, prerendered for everybody. */
export default async function ReferAFriendPage({ params }: ReferAFriendPageProps) {
  const { locale } = await params
  return <ContentRoute pageRequest={sharedPageRequest(locale)} slug="refer-a-friend" path="/refer-a-friend" />
}
