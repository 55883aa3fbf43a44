import type { Metadata } from 'next'
import { MissingPage } from '#app/features/missing/MissingPage.tsx'
import { missingCopy } from '#app/messages/pages/missing.ts'
import { sharedVisit } from '#app/platform/session/visit.ts'
import { PageFrame } from '../../page-frame.tsx'

export const dynamic = 'force-static'

type MissingRouteProps = { params: Promise<{ locale: string }> }

export const metadata: Metadata = { title: missingCopy.title, robots: { index: false } }

/**
 * The 404 page as it is prerendered. No address leads here: the server sends it in place of every page that is missing or has failed
 * (app/platform/server/stand-ins.ts), so that it can be read without scripts.
 */
export default async function MissingRoute({ params }: MissingRouteProps) {
  const visit = sharedVisit((await params).locale)
  return (
    <PageFrame visit={visit} path="">
      <MissingPage store={visit.store} />
    </PageFrame>
  )
}
