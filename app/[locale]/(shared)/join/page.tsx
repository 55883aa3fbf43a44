import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { JoinRoute, joinMetadata } from '../../join-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type JoinPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: JoinPageProps): Promise<Metadata> {
  const { locale } = await params
  return joinMetadata(sharedPageRequest(locale))
}

/** The join page, prerendered for everybody. */
export default async function JoinPage({ params }: JoinPageProps) {
  const { locale } = await params
  return <JoinRoute pageRequest={sharedPageRequest(locale)} path="/join" />
}
