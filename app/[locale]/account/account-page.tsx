import { redirect } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { AccountFailed, AccountFrame, AccountLoading } from '#app/features/account/frame/AccountFrame.tsx'
import { accountBanner } from '#app/features/account/frame/account-banner-data.ts'
import { accountFlags } from '#app/platform/account/account-flags.ts'
import type { AccountNotification } from '#app/platform/account/account-notification.client.tsx'
import { serverLoginHref } from '#app/platform/account/server-login-href.ts'
import { RequestFailure } from '#app/platform/graphql/request-failure.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'
import { loadingShownAfter } from '#app/platform/slots/loading-shown-after.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { PagePaths } from '#app/platform/store/path-in-store.ts'
import { PageFrame } from '../page-frame.tsx'

/** Its `path`, without the store's prefix, marks the entry of the navigation, and names the banner in the CMS. */
type AccountPageProps = PagePaths & {
  pageRequest: PageRequest
  /** Query with its `?`, to come back to after a login and to try again with. */
  query?: string
  /** h1 and the line below it where the CMS has no banner for this page. */
  title: string
  subheader: string
  notification?: AccountNotification | undefined
  /** True: the page's own title stands, whatever the CMS says, as on a page below another. */
  keepsTitle?: boolean
  /**
   * Loads the page's content. While it is late the page says "Loading..."; a guest is led to the login and back; any other failure is said
   * with a link to try again.
   */
  content: () => Promise<ReactNode>
}

/** A page of the account: the shop's frame, the account's frame, and its content. */
export async function AccountPage({ pageRequest, path, alternates, query = '', keepsTitle = false, content, ...page }: AccountPageProps) {
  const { store } = pageRequest
  const href = storeHref(store, path) + query
  // A guest has no account: none of these pages shows anything before the login.
  const settled = accountContent(content, pageRequest, href)
  const [shopper, flags, banner, early] = await Promise.all([
    pageShopper(pageRequest),
    accountFlags(pageRequest),
    keepsTitle ? undefined : accountBanner(pageRequest, path),
    Promise.race([settled, loadingShownAfter()]),
  ])
  if (shopper?.firstName === undefined) redirect(await serverLoginHref(pageRequest, href))
  return (
    <PageFrame pageRequest={pageRequest} path={path} alternates={alternates}>
      <AccountFrame
        store={store}
        path={path}
        flags={flags}
        isMember={shopper.isMember}
        title={banner?.title ?? page.title}
        subheader={banner?.subTitle ?? page.subheader}
        picture={banner?.image?.src}
        notification={page.notification}
      >
        {early === undefined ? (
          <Suspense fallback={<AccountLoading />}>
            <Late content={settled} />
          </Suspense>
        ) : (
          early.shown
        )}
      </AccountFrame>
    </PageFrame>
  )
}

async function Late({ content }: { content: Promise<{ shown: ReactNode }> }) {
  return (await content).shown
}

/** The content, or what stands in its place: a link to try again. Where the framework is led elsewhere, as to "not found", that is left to it. */
export async function accountContent(
  content: () => Promise<ReactNode>,
  pageRequest: PageRequest,
  href: string,
): Promise<{ shown: ReactNode; hasFailed?: true }> {
  try {
    return { shown: await content() }
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    if (error.code === 'UNAUTHENTICATED') redirect(await serverLoginHref(pageRequest, href))
    warnLeftOut('account page', error)
    return { shown: <AccountFailed href={href} />, hasFailed: true }
  }
}
