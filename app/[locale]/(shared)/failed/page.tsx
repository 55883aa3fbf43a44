import type { Metadata } from 'next'
import { MissingPage } from '#app/features/missing/MissingPage.tsx'
import { failureCopy } from '#app/messages/pages/missing.ts'
import { sharedVisit } from '#app/platform/session/visit.ts'
import { PageFrame } from '../../page-frame.tsx'

export const dynamic = 'force-static'

type FailedRouteProps = { params: Promise<{ locale: string }> }

export const metadata: Metadata = { title: failureCopy.title, robots: { index: false } }

/**
 * What stands in for a page that could not be made: the 404 page's copy with a way to try again (decision A192). No address leads here;
 * the server sends it with the answer's own status.
 */
export default async function FailedRoute({ params }: FailedRouteProps) {
  const visit = sharedVisit((await params).locale)
  return (
    <PageFrame visit={visit} path="">
      <MissingPage store={visit.store} canRetry />
    </PageFrame>
  )
}
