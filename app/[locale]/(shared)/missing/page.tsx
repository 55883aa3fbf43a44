import type { Metadata } from 'next'
import { MissingPage } from '#app/features/missing/MissingPage.tsx'
import { missingCopy } from '#app/messages/pages/missing.ts'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { PageFrame } from '../../page-frame.tsx'

export const dynamic = 'force-static'

type MissingRouteProps = { params: Promise<{ locale: string }> }

export const metadata: Metadata = { title: missingCopy.title, robots: { index: false } }

/**
 * The prerendered 404 page. No URL leads here: the server sends it for every missing page
 * (app/platform/framework/build-files/error-pages.ts), so that it works without scripts.
 */
export default async function MissingRoute({ params }: MissingRouteProps) {
  const pageRequest = sharedPageRequest((await params).locale)
  return (
    <PageFrame pageRequest={pageRequest} path="">
      <MissingPage store={pageRequest.store} />
    </PageFrame>
  )
}
