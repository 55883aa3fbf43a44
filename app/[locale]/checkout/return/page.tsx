import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { attemptData } from '#app/features/order-outcome/attempt-data.ts'
import { attemptTarget } from '#app/features/order-outcome/attempt-target.ts'
import { ReturnPage } from '#app/features/order-outcome/ReturnPage.tsx'
import { returnCopy } from '#app/messages/checkout/outcome.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { leaveEndedSession } from '#app/platform/session/ended-session.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { CheckoutFrame } from '../checkout-frame.tsx'

export const dynamic = 'force-dynamic'

const path = '/checkout/return'

/** Seconds between two questions where the contract does not say. */
const ASK_AGAIN = 3

type ReturnRouteProps = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ params }: ReturnRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: returnCopy.title, path, isIndexed: false })
}

/** Where the payment provider and lost answers lead: it asks what became of the attempt, and goes to the order or back to the payment. */
export default async function ReturnRoute({ params, searchParams }: ReturnRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const { store } = pageRequest
  const { attempt: id } = await searchParams
  const attempt = await attemptData(pageRequest, id)
  const address = `${path}?${new URLSearchParams({ attempt: String(id) })}`
  if (attempt === 'unknown') {
    // An account whose session ended at the bank may have paid: it logs in and learns what became of it.
    await leaveEndedSession(store, address, await pageShopper(pageRequest))
    notFound()
  }
  const target = attempt === 'unreachable' ? undefined : attemptTarget(attempt)
  if (target !== undefined) redirect(storeHref(store, target))
  const { actionUrl, askAgainIn } = attempt === 'unreachable' ? { actionUrl: null, askAgainIn: null } : attempt
  return (
    <CheckoutFrame pageRequest={pageRequest} path={path} step="CHECKOUT">
      <ReturnPage store={store} href={storeHref(store, address)} actionUrl={actionUrl ?? undefined} askAgainIn={askAgainIn ?? ASK_AGAIN} />
    </CheckoutFrame>
  )
}
