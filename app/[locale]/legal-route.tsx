import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { legalPage, otherLegalPages } from '#app/features/content/content-data.ts'
import { LegalText } from '#app/features/content/LegalText.tsx'
import { legalCopy } from '#app/messages/pages/legal.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { JsonLd } from '#app/platform/page/JsonLd.tsx'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { webPageJsonLd } from '#app/platform/page/web-page-json-ld.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { legalAlternates } from '#app/platform/store/legal-paths.ts'
import { calendarDate } from '#app/platform/time/calendar-date.ts'
import { PageFrame } from './page-frame.tsx'

type LegalRouteProps = { pageRequest: PageRequest; slug: string }

export async function LegalRoute({ pageRequest, slug }: LegalRouteProps) {
  const [page, added] = await Promise.all([legalPage(pageRequest, decodeURIComponent(slug)), otherLegalPages(pageRequest)])
  if (!page) notFound()
  return (
    <PageFrame pageRequest={pageRequest} path={`/legal/${slug}`} alternates={legalAlternates(pageRequest.store, `/legal/${slug}`)}>
      <JsonLd data={webPageJsonLd(pageRequest.store, { name: page.title, path: `/legal/${slug}` })} />
      <LegalText page={page} path={`/legal/${slug}`} added={added} store={pageRequest.store} />
    </PageFrame>
  )
}

export async function legalMetadata({ pageRequest, slug }: LegalRouteProps): Promise<Metadata> {
  const page = await legalPage(pageRequest, decodeURIComponent(slug))
  if (!page) return {}
  const day = calendarDate(page.updatedOn, pageRequest.store.locale)
  return pageMetadata(pageRequest.store, {
    title: page.title,
    description: formatMessage(day ? legalCopy.description : legalCopy.undated, { title: page.title, brand: brand.name, day }),
    path: `/legal/${slug}`,
    alternates: legalAlternates(pageRequest.store, `/legal/${slug}`),
  })
}
