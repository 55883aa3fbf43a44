import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OrderDetail } from '#app/features/account/orders/OrderDetail.tsx'
import { ORDERS_PATH, orderData } from '#app/features/account/orders/orders-data.ts'
import { orderCopy as copy, ordersCopy } from '#app/messages/account/orders.ts'
import { postedNotification } from '#app/platform/account/posted-notification.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { everyStore, storeOf } from '#app/platform/store/stores.ts'
import { AccountPage } from '../../account-page.tsx'

export const dynamic = 'force-dynamic'

type OrderRouteProps = {
  params: Promise<{ locale: string; number: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: OrderRouteProps): Promise<Metadata> {
  const { locale, number } = await params
  const title = formatMessage(ordersCopy.number, { number: decodeURIComponent(number) })
  return pageMetadata(storeOf(locale), { title, path: `${ORDERS_PATH}/${number}`, isIndexed: false })
}

/** One of the shopper's orders. */
export default async function OrderRoute({ params, searchParams }: OrderRouteProps) {
  const { locale, number: part } = await params
  const pageRequest = await currentPageRequest(locale)
  const query = await searchParams
  const number = decodeURIComponent(part)
  const path = `${ORDERS_PATH}/${part}`
  const content = async () => {
    const order = await orderData(pageRequest, number)
    if (!order) notFound()
    return <OrderDetail store={pageRequest.store} order={order} isCancelling={query['cancel'] === '1'} />
  }
  return (
    <AccountPage
      pageRequest={pageRequest}
      path={path}
      // An order is one store's: the other has the shopper's list there.
      alternates={everyStore.map((store) => ({ locale: store.locale, slug: store.locale === locale ? path : ORDERS_PATH }))}
      title={formatMessage(ordersCopy.number, { number })}
      subheader={ordersCopy.subheader}
      keepsTitle
      notification={postedNotification(query, copy.posted)}
      content={content}
    />
  )
}
