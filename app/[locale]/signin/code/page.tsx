import type { Metadata } from 'next'
import { EnterCodePage, SendCodePage } from '#app/features/login/SignInCode.tsx'
import { sendCodeCopy } from '#app/messages/forms/sign-in-code.ts'
import { enterCodeForm, sendCodeForm } from '#app/platform/forms/descriptions/sign-in-code.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { type FormRouteProps, formRoute } from '../../account-form-route.ts'
import { PageFrame } from '../../page-frame.tsx'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: sendCodeCopy.title, path: sendCodeForm.page, isIndexed: false })
}

/** Logging in with a code from an email: the page that sends it, and the one that takes it. */
export default async function SignInCodeRoute(props: FormRouteProps) {
  const isSent = (await props.searchParams)['sent'] === '1'
  const { pageRequest, query: _query, ...page } = await formRoute(isSent ? enterCodeForm : sendCodeForm, props)
  return (
    <PageFrame pageRequest={pageRequest} path={sendCodeForm.page}>
      {isSent ? <EnterCodePage {...page} /> : <SendCodePage {...page} />}
    </PageFrame>
  )
}
