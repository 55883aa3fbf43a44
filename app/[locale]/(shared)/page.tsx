import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { HomeRoute, homeMetadata } from '../home-route.tsx'

// The page itself is cached, so the API's answers are not.
export const dynamic = 'force-static'
export const revalidate = 300

type HomePageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: HomePageProps): Promise<Metadata> {
  return homeMetadata(sharedPageRequest((await params).locale))
}

/** The home page, prerendered for everybody. */
export default async function HomePage({ params }: HomePageProps) {
  return <HomeRoute pageRequest={sharedPageRequest((await params).locale)} />
}
