import type { Metadata } from 'next'
import { ConfirmEmail } from '#app/features/account/profile/ConfirmEmail.tsx'
import { confirmEmailCopy } from '#app/messages/account/profile.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import type { FormRouteProps } from '../../../account-form-route.ts'
import { PageFrame } from '../../../page-frame.tsx'

export const dynamic = 'force-dynamic'

const path = '/account/profile/confirm-email'

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: confirmEmailCopy.title, path, isIndexed: false })
}

/** Where the link of an email leads that was sent to a new address. It works for a guest, too: the email may be read on another device. */
export default async function ConfirmEmailRoute({ params, searchParams }: FormRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const { token, done, failed } = await searchParams
  return (
    <PageFrame pageRequest={pageRequest} path={path}>
      <ConfirmEmail
        store={pageRequest.store}
        token={typeof token === 'string' ? token : ''}
        isConfirmed={done === '1'}
        failed={typeof failed === 'string' ? failed : undefined}
      />
    </PageFrame>
  )
}
