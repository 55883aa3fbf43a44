import type { Metadata } from 'next'
import { HomePage } from '#app/features/home/HomePage.tsx'
import { homeData } from '#app/features/home/home-data.ts'
import { homeJsonLd } from '#app/features/home/home-json-ld.ts'
import { homeCopy } from '#app/messages/pages/home.ts'
import { JsonLd } from '#app/platform/page/JsonLd.tsx'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { PageFrame } from './page-frame.tsx'
import { WishlistCard } from './WishlistCard.tsx'

/** The home page, for its shared and its per-request file. */
export async function HomeRoute({ pageRequest }: { pageRequest: PageRequest }) {
  return (
    <PageFrame pageRequest={pageRequest} path="/">
      <JsonLd data={homeJsonLd(pageRequest.store)} />
      <HomePage home={await homeData(pageRequest)} store={pageRequest.store} Card={WishlistCard} />
    </PageFrame>
  )
}

export function homeMetadata({ store }: PageRequest): Metadata {
  const { title, description } = homeCopy(store.locale)
  return pageMetadata(store, { title, description, path: '/' })
}
