import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { basketNotices } from '#app/features/basket/notices/basket-notices.tsx'
import { joinedNotice } from '#app/features/basket/notices/joined-notice.tsx'
import { CheckoutCodes } from '#app/features/basket/promo-code/CheckoutCodes.tsx'
import { postedCode } from '#app/features/basket/promo-code/posted-code.ts'
import { codesOf } from '#app/features/basket/promo-code/promo-code-state.ts'
import { checkoutLines } from '#app/features/basket/summary/checkout-lines.ts'
import { silentOnDelivery, thresholdProgress } from '#app/features/basket/thresholds/threshold-progress.ts'
import { BasketChanges } from '#app/features/checkout/BasketChanges.tsx'
import { CheckoutPage } from '#app/features/checkout/CheckoutPage.tsx'
import { CheckoutSummary } from '#app/features/checkout/CheckoutSummary.tsx'
import { checkoutData } from '#app/features/checkout/checkout-data.ts'
import { checkoutQuery } from '#app/features/checkout/checkout-query.ts'
import { NothingToOrder } from '#app/features/checkout/NothingToOrder.tsx'
import { Refusals } from '#app/features/checkout/Refusals.tsx'
import { checkoutCopy } from '#app/messages/checkout/checkout.ts'
import { changesInCookie } from '#app/platform/checkout/changes-cookie.ts'
import { seenBasket } from '#app/platform/checkout/pay-answer.ts'
import { seenField } from '#app/platform/checkout/seen-basket.ts'
import { billingAddressForm, deliveryAddressForm } from '#app/platform/forms/descriptions/delivery-address.ts'
import { shownForm } from '#app/platform/forms/shown-form.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { leaveEndedSession } from '#app/platform/session/ended-session.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { CHECKOUT_CHANGES_COOKIE, CHOSEN_METHOD_COOKIE } from '#app/platform/session/session-cookies.ts'
import { paymentProvider } from '#app/platform/settings/payment-provider.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { type Store, storeOf } from '#app/platform/store/stores.ts'
import { FunnelStep } from '#app/platform/tracking/FunnelStep.client.tsx'
import { funnelStep } from '#app/platform/tracking/funnel.ts'
import { CheckoutFrame } from './checkout-frame.tsx'

export const dynamic = 'force-dynamic'

const path = '/checkout'

type CheckoutRouteProps = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ params }: CheckoutRouteProps): Promise<Metadata> {
  const store = storeOf((await params).locale)
  const { title, description } = checkoutCopy(store.locale)
  return pageMetadata(store, { title, description, path, isIndexed: false })
}

/** Where the standard way to deliver is chosen, which leads back; what joined the basket is still to be said then. */
function beginHref({ locale }: Store, joined: string | string[] | undefined): string {
  return `/api/checkout/begin?${new URLSearchParams({ locale, ...(typeof joined === 'string' && { joined }) })}`
}

/** From basket to order. What only another page can complete leads there first. */
export default async function CheckoutRoute({ params, searchParams }: CheckoutRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const { store } = pageRequest
  const given = await searchParams
  const query = checkoutQuery(given)
  const posted = postedCode(given['error'], given['code'])
  const copy = checkoutCopy(store.locale)
  const [checkout, shopper, form, billing, jar] = await Promise.all([
    checkoutData(pageRequest),
    pageShopper(pageRequest),
    shownForm(deliveryAddressForm, given),
    shownForm(billingAddressForm, given),
    cookies(),
  ])
  await leaveEndedSession(store, path, shopper)
  const refusal = query.refused.length > 0 && (
    <Refusals codes={query.refused} copy={copy} notices={(codes) => basketNotices(codes, store.locale)} />
  )
  if (checkout.missing.includes('ITEMS')) {
    if (query.refused.length === 0) redirect(storeHref(store, '/basket'))
    return (
      <CheckoutFrame pageRequest={pageRequest} path={path} step="CHECKOUT">
        <NothingToOrder copy={copy} notices={refusal} basketHref={storeHref(store, '/basket')} />
      </CheckoutFrame>
    )
  }
  if (checkout.missing.includes('ACCOUNT')) redirect(storeHref(store, `/register?redirectTo=${encodeURIComponent(storeHref(store, path))}`))
  if (checkout.missing.includes('CONTACT')) redirect(storeHref(store, '/guest-details'))
  // Most choose the standard way: whoever has an address already begins with it, and sees the whole price at once.
  const isTold = Object.keys(given).some((name) => name !== 'joined')
  if (checkout.missing.join() === 'DELIVERY_METHOD' && !isTold) redirect(beginHref(store, given['joined']))

  const { items, lines, total, renewal } = checkoutLines(checkout.basket, { locale: store.locale, isMember: shopper?.isMember ?? false })
  const joined = joinedNotice(given['joined'], store.locale)
  const told = basketNotices(checkout.basket.notifications, store.locale)
  const changes = changesInCookie(jar.get(CHECKOUT_CHANGES_COOKIE)?.value)
  const isGuest = shopper?.firstName === undefined
  return (
    <CheckoutFrame pageRequest={pageRequest} path={path} step="CHECKOUT">
      <CheckoutPage
        store={store}
        checkout={checkout}
        copy={copy}
        isGuest={isGuest}
        hasDeliveryFailed={query.hasDeliveryFailed}
        notices={
          joined === null && told === null ? null : (
            <>
              {joined}
              {told}
            </>
          )
        }
        summary={
          <CheckoutSummary
            items={items}
            lines={lines}
            total={total}
            // What delivery costs is a line of its own.
            rewards={thresholdProgress(silentOnDelivery(checkout.basket), store.locale)?.reached ?? []}
            copy={copy}
            basketHref={storeHref(store, '/basket')}
            codes={
              <CheckoutCodes basket={checkout.basket} locale={store.locale} hasMembership={shopper?.isMember ?? false} posted={posted} />
            }
            isOpen={posted !== undefined || query.hasChangedCode || codesOf(checkout.basket).rejected.length > 0}
          />
        }
        address={{ form, isGuest, isEditing: query.isEditing, problem: query.addressProblem }}
        payment={{
          refusal,
          changes: <BasketChanges changes={changes} copy={copy} />,
          hasChanges: changes.length > 0,
          problems: query.problems,
          chosenId: query.method ?? (query.refused.length > 0 ? jar.get(CHOSEN_METHOD_COOKIE)?.value : undefined),
          amount: total.value,
          renewal,
          seen: seenField(seenBasket(checkout.basket, total.value)),
          cardFrame: paymentProvider()?.cardFrame,
          loadFailure: basketNotices([{ code: 'PAYMENT_LOAD_ERROR', level: 'error', params: [], handler: null }], store.locale),
          canSave: !isGuest,
          billing,
        }}
      />
      <FunnelStep step={funnelStep(path, !isGuest)} />
    </CheckoutFrame>
  )
}
