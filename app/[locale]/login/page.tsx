import type { Metadata } from 'next'
import { LoginPage } from '#app/features/login/pages.tsx'
import { loginCopy } from '#app/messages/forms/account-forms.ts'
import { loginForm } from '#app/platform/forms/account-forms.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { type FormRouteProps, formRoute } from '../account-form-route.ts'
import { PageFrame } from '../page-frame.tsx'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: loginCopy.title, path: loginForm.page, isIndexed: false })
}

/** The login page, from which a logged-in shopper logs out. */
export default async function LoginPageRoute(props: FormRouteProps) {
  const { pageRequest, query, ...page } = await formRoute(loginForm, props)
  return (
    <PageFrame pageRequest={pageRequest} path={loginForm.page}>
      <LoginPage {...page} isReset={query['reset'] === '1'} hasEnded={query['ended'] === '1'} />
    </PageFrame>
  )
}
