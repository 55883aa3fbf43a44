import type { Metadata } from 'next'
import { ResetPasswordPage } from '#app/features/login/pages.tsx'
import { resetPasswordCopy } from '#app/messages/forms/account-forms.ts'
import { resetPasswordForm } from '#app/platform/forms/account-forms.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { type FormRouteProps, formRoute } from '../account-form-route.ts'
import { PageFrame } from '../page-frame.tsx'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: resetPasswordCopy.title, path: resetPasswordForm.page, isIndexed: false })
}

/** The page that the link to a new password leads to; the link's token is in its address. */
export default async function ResetPasswordPageRoute(props: FormRouteProps) {
  const { pageRequest, query, store, shown } = await formRoute(resetPasswordForm, props)
  const { token } = query
  return (
    <PageFrame pageRequest={pageRequest} path={resetPasswordForm.page}>
      <ResetPasswordPage store={store} shown={{ ...shown, values: typeof token === 'string' ? { token } : {} }} />
    </PageFrame>
  )
}
