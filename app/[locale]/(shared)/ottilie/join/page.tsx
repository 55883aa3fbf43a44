import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { JoinRoute, joinMetadata } from '../../../join-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type AreaJoinPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: AreaJoinPageProps): Promise<Metadata> {
  const { locale } = await params
  return joinMetadata(sharedPageRequest(locale))
}

/** The join page of the area of the programme, prerendered for everybody. */
export default async function AreaJoinPage({ params }: AreaJoinPageProps) {
  const { locale } = await params
  return <JoinRoute pageRequest={sharedPageRequest(locale)} path="/ottilie/join" />
}
