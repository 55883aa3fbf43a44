import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NotOpenPage } from '#app/features/missing/NotOpenPage.tsx'
import type { Visit } from '#app/platform/session/visit.ts'
import { pageMetadata } from '#app/platform/store/page-metadata.ts'
import { roomNotOpen } from '#app/platform/store/rooms-not-open.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { PageFrame } from './page-frame.tsx'

/** An address that no page of ours answers: a page that is not open yet, or nothing at all. */
export function NotOpenRoute({ visit, rest }: { visit: Visit; rest: readonly string[] }) {
  const path = `/${rest.join('/')}`
  const page = roomNotOpen(path)
  if (page === undefined) notFound()
  return (
    <PageFrame visit={visit} path={path}>
      <NotOpenPage store={visit.store} page={page} />
    </PageFrame>
  )
}

export function notOpenMetadata(store: Store, rest: readonly string[]): Metadata {
  const path = `/${rest.join('/')}`
  const title = roomNotOpen(path)
  return title === undefined ? {} : pageMetadata(store, { title, path, isIndexed: false })
}
