import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { InvoiceSheet, OrderInvoice } from '#app/features/account/orders/OrderInvoice.tsx'
import { ORDERS_PATH, orderData } from '#app/features/account/orders/orders-data.ts'
import { invoiceCopy } from '#app/messages/account/orders.ts'
import { serverLoginHref } from '#app/platform/account/server-login-href.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { PageFrame } from '../../../../page-frame.tsx'
import { accountContent } from '../../../account-page.tsx'

export const dynamic = 'force-dynamic'

type InvoiceRouteProps = { params: Promise<{ locale: string; number: string }> }

export async function generateMetadata({ params }: InvoiceRouteProps): Promise<Metadata> {
  const { locale, number } = await params
  return pageMetadata(storeOf(locale), { title: invoiceCopy.title, path: `${ORDERS_PATH}/${number}/invoice`, isIndexed: false })
}

/** The invoice of one of the shopper's orders: a sheet of paper, without the shop around it. */
export default async function InvoiceRoute({ params }: InvoiceRouteProps) {
  const { locale, number } = await params
  const pageRequest = await currentPageRequest(locale)
  const path = `${ORDERS_PATH}/${number}/invoice`
  const shopper = await pageShopper(pageRequest)
  const href = storeHref(pageRequest.store, path)
  if (shopper?.firstName === undefined) redirect(await serverLoginHref(pageRequest, href))
  const content = async () => {
    const order = await orderData(pageRequest, decodeURIComponent(number))
    if (!order) notFound()
    return <OrderInvoice store={pageRequest.store} order={order} />
  }
  const { shown, hasFailed } = await accountContent(content, pageRequest, href)
  return (
    <PageFrame pageRequest={pageRequest} path={path} layout="none">
      {hasFailed ? <InvoiceSheet>{shown}</InvoiceSheet> : shown}
    </PageFrame>
  )
}
