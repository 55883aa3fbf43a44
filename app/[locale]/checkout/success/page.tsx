import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { basketNotices } from '#app/features/basket/notices/basket-notices.tsx'
import { SuccessPage } from '#app/features/order-outcome/SuccessPage.tsx'
import { saidCodes } from '#app/features/order-outcome/said-codes.ts'
import { successData } from '#app/features/order-outcome/success-data.ts'
import { successCopy } from '#app/messages/checkout/outcome.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { searchOf } from '#app/platform/routes/query-key.ts'
import { leaveEndedSession } from '#app/platform/session/ended-session.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { OrderCompleted } from '#app/platform/tracking/OrderCompleted.client.tsx'
import { CheckoutFrame } from '../checkout-frame.tsx'

export const dynamic = 'force-dynamic'

const path = '/checkout/success'

type SuccessRouteProps = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ params }: SuccessRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: successCopy.title, path, isIndexed: false })
}

/** An order that was placed, for whoever placed it. Everybody else gets what an unknown order gets. */
export default async function SuccessRoute({ params, searchParams }: SuccessRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const given = await searchParams
  const { order: number, said } = given
  const [order, shopper] = await Promise.all([successData(pageRequest, typeof number === 'string' ? number : ''), pageShopper(pageRequest)])
  if (!order) {
    // The order may be of an account whose session has ended.
    await leaveEndedSession(pageRequest.store, `${path}?${searchOf(given)}`, shopper)
    notFound()
  }
  const { total } = order.totals
  return (
    <CheckoutFrame pageRequest={pageRequest} path={path} step="CONFIRMATION">
      <SuccessPage
        store={pageRequest.store}
        order={order}
        isGuest={shopper?.firstName === undefined}
        notices={basketNotices(saidCodes(said), pageRequest.store.locale)}
      />
      <OrderCompleted number={order.number} total={total.raw} currency={total.currency} />
    </CheckoutFrame>
  )
}
