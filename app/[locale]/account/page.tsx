import type { Metadata } from 'next'
import { Dashboard } from '#app/features/account/dashboard/Dashboard.tsx'
import { dashboardData } from '#app/features/account/dashboard/dashboard-data.ts'
import { dashboardCopy as copy } from '#app/messages/account/dashboard.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { AccountPage } from './account-page.tsx'

export const dynamic = 'force-dynamic'

const path = '/account'

type AccountRouteProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: AccountRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: copy.title, path, isIndexed: false })
}

/** The start page of the account. */
export default async function AccountRoute({ params }: AccountRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const name = (await pageShopper(pageRequest))?.firstName
  const content = async () => <Dashboard store={pageRequest.store} {...(await dashboardData(pageRequest))} />
  return (
    <AccountPage
      pageRequest={pageRequest}
      path={path}
      title={name ? formatMessage(copy.hello, { name }) : copy.title}
      subheader={copy.subheader}
      keepsTitle
      content={content}
    />
  )
}
