import type { Metadata } from 'next'
import { RegisterPage } from '#app/features/login/pages.tsx'
import { registerCopy } from '#app/messages/forms/account-forms.ts'
import { registerForm } from '#app/platform/forms/account-forms.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { FunnelStep } from '#app/platform/tracking/FunnelStep.client.tsx'
import { funnelStep } from '#app/platform/tracking/funnel.ts'
import { type FormRouteProps, formRoute } from '../account-form-route.ts'
import { PageFrame } from '../page-frame.tsx'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: registerCopy.title, path: registerForm.page, isIndexed: false })
}

/** The registration page. */
export default async function RegisterPageRoute(props: FormRouteProps) {
  const { pageRequest, query: _query, ...page } = await formRoute(registerForm, props)
  return (
    <PageFrame pageRequest={pageRequest} path={registerForm.page}>
      <RegisterPage {...page} />
      <FunnelStep step={funnelStep('/register', false)} />
    </PageFrame>
  )
}
