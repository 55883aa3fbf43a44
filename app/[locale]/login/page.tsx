import type { Metadata } from 'next'
import { LoginPage } from '#app/features/login/LoginPage.tsx'
import { loginCopy } from '#app/messages/pages/login.ts'
import { safeRedirect } from '#app/platform/session/safe-redirect.ts'
import { ownVisit } from '#app/platform/session/visit.ts'
import { ownShopper } from '#app/platform/shopper/own-shopper.ts'
import { pageMetadata } from '#app/platform/store/page-metadata.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { PageFrame } from '../page-frame.tsx'

export const dynamic = 'force-dynamic'

type LoginRouteProps = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ params }: LoginRouteProps): Promise<Metadata> {
  const store = storeOf((await params).locale)
  return pageMetadata(store, { title: loginCopy.submit, path: '/login', isIndexed: false })
}

/** Logging in and out. */
export default async function LoginRoute({ params, searchParams }: LoginRouteProps) {
  const visit = await ownVisit((await params).locale)
  const { redirectTo, error } = await searchParams
  const own = await ownShopper(visit)
  const target = typeof redirectTo === 'string' ? safeRedirect(redirectTo, '') : ''
  return (
    <PageFrame visit={visit} path="/login">
      <LoginPage
        store={visit.store}
        shopper={own?.firstName}
        redirectTo={target === '' ? undefined : target}
        error={error === 'rejected' || error === 'unavailable' ? error : undefined}
      />
    </PageFrame>
  )
}
