import type { Metadata } from 'next'
import { SignInPage } from '#app/features/login/pages.tsx'
import { signInCopy } from '#app/messages/forms/account-forms.ts'
import { signInForm } from '#app/platform/forms/account-forms.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { type FormRouteProps, formRoute } from '../account-form-route.ts'
import { PageFrame } from '../page-frame.tsx'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: signInCopy.title, path: signInForm.page, isIndexed: false })
}

/** Signing in step by step. */
export default async function SignInPageRoute(props: FormRouteProps) {
  const { pageRequest, query, ...page } = await formRoute(signInForm, props)
  return (
    <PageFrame pageRequest={pageRequest} path={signInForm.page}>
      <SignInPage {...page} hasEnded={query['ended'] === '1'} />
    </PageFrame>
  )
}
