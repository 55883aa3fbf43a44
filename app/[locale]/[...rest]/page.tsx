import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { UnbuiltPage } from '#app/features/missing/UnbuiltPage.tsx'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { unbuiltPage } from '#app/platform/routes/pages.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { PageFrame } from '../page-frame.tsx'

// The number of URLs without a page is unlimited, so none is cached.
export const dynamic = 'force-dynamic'

type RestPageProps = { params: Promise<{ locale: string; rest: string[] }> }

export async function generateMetadata({ params }: RestPageProps): Promise<Metadata> {
  const { locale, path, page } = await read(params)
  return page ? pageMetadata(storeOf(locale), { title: page.title, path, isIndexed: false }) : {}
}

/** Answers every URL without a page of its own: a page that is not built yet, or the 404 page. */
export default async function RestPage({ params }: RestPageProps) {
  const { locale, path, page } = await read(params)
  if (!page) notFound()
  const pageRequest = await currentPageRequest(locale)
  return (
    <PageFrame pageRequest={pageRequest} path={path}>
      <UnbuiltPage store={pageRequest.store} page={page} />
    </PageFrame>
  )
}

async function read(params: RestPageProps['params']) {
  const { locale, rest } = await params
  const path = `/${rest.join('/')}`
  return { locale, path, page: unbuiltPage(path) }
}
