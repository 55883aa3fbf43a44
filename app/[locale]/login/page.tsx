import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { LoginPage } from '#app/features/login/LoginPage.tsx'
import { loginCopy } from '#app/messages/pages/login.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { safeRedirect } from '#app/platform/session/safe-redirect.ts'
import { LOGIN_EMAIL_COOKIE } from '#app/platform/session/session-cookies.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { PageFrame } from '../page-frame.tsx'

export const dynamic = 'force-dynamic'

type LoginRouteProps = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ params }: LoginRouteProps): Promise<Metadata> {
  const store = storeOf((await params).locale)
  return pageMetadata(store, { title: loginCopy.submit, path: '/login', isIndexed: false })
}

/** The login page, from which a logged-in shopper logs out. */
export default async function LoginRoute({ params, searchParams }: LoginRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const { redirectTo, error, reset } = await searchParams
  const shopper = await pageShopper(pageRequest)
  const target = typeof redirectTo === 'string' ? safeRedirect(redirectTo, '') : ''
  return (
    <PageFrame pageRequest={pageRequest} path="/login">
      <LoginPage
        store={pageRequest.store}
        shopper={shopper?.firstName}
        redirectTo={target === '' ? undefined : target}
        error={error === 'rejected' || error === 'unavailable' ? error : undefined}
        reset={reset === 'sent' || reset === 'failed' || reset === 'no-email' ? reset : undefined}
        email={error || reset ? (await cookies()).get(LOGIN_EMAIL_COOKIE)?.value : undefined}
      />
    </PageFrame>
  )
}
