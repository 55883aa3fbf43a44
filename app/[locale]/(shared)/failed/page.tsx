import type { Metadata } from 'next'
import { MissingPage } from '#app/features/missing/MissingPage.tsx'
import { failureCopy } from '#app/messages/pages/missing.ts'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { PageFrame } from '../../page-frame.tsx'

export const dynamic = 'force-static'

type FailedRouteProps = { params: Promise<{ locale: string }> }

export const metadata: Metadata = { title: failureCopy.title, robots: { index: false } }

/**
 * The page for server errors: the copy of the 404 page with a retry (open point A192). No URL leads here; the server sends it with the
 * response's own status.
 */
export default async function FailedRoute({ params }: FailedRouteProps) {
  const pageRequest = sharedPageRequest((await params).locale)
  return (
    <PageFrame pageRequest={pageRequest} path="">
      <MissingPage store={pageRequest.store} canRetry />
    </PageFrame>
  )
}
