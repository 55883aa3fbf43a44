import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { ReferAFriendRoute, referAFriendMetadata } from '../../refer-a-friend-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type ReferAFriendPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: ReferAFriendPageProps): Promise<Metadata> {
  return referAFriendMetadata(sharedPageRequest((await params).locale))
}

/** How referring works, prerendered for everybody. */
export default async function ReferAFriendPage({ params }: ReferAFriendPageProps) {
  return <ReferAFriendRoute pageRequest={sharedPageRequest((await params).locale)} />
}
