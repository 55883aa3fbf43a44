import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { OrderHistory } from '#app/features/account/orders/OrderHistory.tsx'
import { ORDERS_PATH, ordersData } from '#app/features/account/orders/orders-data.ts'
import { ordersCopy as copy, orderCopy } from '#app/messages/account/orders.ts'
import { postedNotification } from '#app/platform/account/posted-notification.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { AccountPage } from '../account-page.tsx'

export const dynamic = 'force-dynamic'

type OrdersRouteProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: OrdersRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: copy.title, path: ORDERS_PATH, isIndexed: false })
}

/** The shopper's orders, newest first, ten a page. */
export default async function OrdersRoute({ params, searchParams }: OrdersRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const query = await searchParams
  const asked = typeof query['page'] === 'string' ? query['page'] : undefined
  const content = async () => {
    const view = await ordersData(pageRequest, asked)
    if (view.page.redirect !== undefined) redirect(view.page.redirect)
    return <OrderHistory store={pageRequest.store} {...view} />
  }
  return (
    <AccountPage
      pageRequest={pageRequest}
      path={ORDERS_PATH}
      query={asked === undefined ? '' : `?page=${encodeURIComponent(asked)}`}
      title={copy.title}
      subheader={copy.subheader}
      notification={postedNotification(query, orderCopy.posted)}
      content={content}
    />
  )
}
