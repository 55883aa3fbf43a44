import type { Metadata } from 'next'
import { HomePage } from '#app/features/home/HomePage.tsx'
import { homeData } from '#app/features/home/home-data.ts'
import { homeCopy } from '#app/messages/pages/home.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { pageMetadata } from '#app/platform/store/page-metadata.ts'
import { HeartCard } from './HeartCard.tsx'
import { PageFrame } from './page-frame.tsx'

/** What both trees' home pages share: only who they are rendered for differs. */
export async function HomeRoute({ visit }: { visit: Visit }) {
  return (
    <PageFrame visit={visit} path="/">
      <HomePage home={await homeData(visit)} store={visit.store} Card={HeartCard} />
    </PageFrame>
  )
}

export function homeMetadata({ store }: Visit): Metadata {
  const { title, description } = homeCopy(store.locale)
  return pageMetadata(store, { title, description, path: '/' })
}
