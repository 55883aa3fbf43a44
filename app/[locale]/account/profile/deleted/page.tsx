import type { Metadata } from 'next'
import { AccountDeleted } from '#app/features/account/profile/DeleteAccount.tsx'
import { deleteAccountCopy } from '#app/messages/account/profile.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { PageFrame } from '../../../page-frame.tsx'

export const dynamic = 'force-dynamic'

const path = '/account/profile/deleted'

type DeletedRouteProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: DeletedRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: deleteAccountCopy.deleted.title, path, isIndexed: false })
}

/** Where deleting an account ends: a page for whoever is a guest now. */
export default async function DeletedRoute({ params }: DeletedRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  return (
    <PageFrame pageRequest={pageRequest} path={path}>
      <AccountDeleted store={pageRequest.store} />
    </PageFrame>
  )
}
