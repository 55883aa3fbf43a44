import type { Metadata } from 'next'
import { ForgotPasswordPage } from '#app/features/login/pages.tsx'
import { forgotPasswordCopy } from '#app/messages/forms/account-forms.ts'
import { forgotPasswordForm } from '#app/platform/forms/account-forms.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { type FormRouteProps, formRoute } from '../account-form-route.ts'
import { PageFrame } from '../page-frame.tsx'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: forgotPasswordCopy.title, path: forgotPasswordForm.page, isIndexed: false })
}

/** Asks for a link to a new password. */
export default async function ForgotPasswordPageRoute(props: FormRouteProps) {
  const { pageRequest, query, store, shown } = await formRoute(forgotPasswordForm, props)
  return (
    <PageFrame pageRequest={pageRequest} path={forgotPasswordForm.page}>
      <ForgotPasswordPage store={store} shown={shown} isSent={query['sent'] === '1'} />
    </PageFrame>
  )
}
