import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { HomeRoute, homeMetadata } from '../home-route.tsx'

export const dynamic = 'force-dynamic'

type HomePageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: HomePageProps): Promise<Metadata> {
  return homeMetadata(await currentPageRequest((await params).locale))
}

/** The home page, rendered per request. */
export default async function HomePagePerRequest({ params }: HomePageProps) {
  return <HomeRoute pageRequest={await currentPageRequest((await params).locale)} />
}
