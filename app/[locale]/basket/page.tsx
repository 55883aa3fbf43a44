import type { Metadata } from 'next'
import { Suspense } from 'react'
import { autoCloseOf } from '#app/design-system/alert/auto-close.ts'
import { Container } from '#app/design-system/page/Page.tsx'
import { PaymentMarks } from '#app/design-system/payment-marks/PaymentMarks.tsx'
import { ToggleCard } from '#app/features/basket/membership-toggle/ToggleCard.tsx'
import { toggleCardData } from '#app/features/basket/membership-toggle/toggle-card-data.ts'
import { joinedNotice } from '#app/features/basket/notices/joined-notice.tsx'
import { BasketPage } from '#app/features/basket/page/BasketPage.client.tsx'
import { basketData } from '#app/features/basket/page/basket-data.ts'
import { changesInUrl } from '#app/features/basket/page/items-parameter.ts'
import { PromoBar } from '#app/features/basket/promo-code/PromoBar.client.tsx'
import { PromoCode } from '#app/features/basket/promo-code/PromoCode.client.tsx'
import { postedCode } from '#app/features/basket/promo-code/posted-code.ts'
import { PROMO_EXPERIMENT } from '#app/features/basket/promo-code/promo-group.ts'
import { PromoTiles } from '#app/features/promo-tiles/PromoTiles.tsx'
import { Recommendations } from '#app/features/recommendations/Recommendations.tsx'
import { basketPageCopy } from '#app/messages/basket/basket-page.ts'
import { footerCopy } from '#app/messages/frame/footer.ts'
import { priceCopy } from '#app/messages/products/price.ts'
import { crossSellOrigin } from '#app/platform/catalogue/add-origin.ts'
import { flagsFor } from '#app/platform/experiments/flags-for.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { searchOf } from '#app/platform/routes/query-key.ts'
import { leaveEndedSession } from '#app/platform/session/ended-session.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { payments } from '#app/platform/settings/payments.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { FunnelStep } from '#app/platform/tracking/FunnelStep.client.tsx'
import { funnelStep } from '#app/platform/tracking/funnel.ts'
import { PageFrame } from '../page-frame.tsx'
import { WishlistCard } from '../WishlistCard.tsx'

export const dynamic = 'force-dynamic'

const path = '/basket'

type BasketRouteProps = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ params }: BasketRouteProps): Promise<Metadata> {
  const store = storeOf((await params).locale)
  const { title, description } = basketPageCopy(store.locale)
  return pageMetadata(store, { title, description, path, isIndexed: false })
}

/** The shopper's basket. */
export default async function BasketRoute({ params, searchParams }: BasketRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const given = await searchParams
  const { items, error, code, joined } = given
  const { store } = pageRequest
  const [{ basket, isMember, hasFreeDelivery }, flags, card, shopper] = await Promise.all([
    basketData(pageRequest),
    flagsFor(pageRequest),
    toggleCardData(pageRequest),
    pageShopper(pageRequest),
  ])
  const query = searchOf(given)
  // What the basket of a guest would show in its place is not what they left there (decision 150).
  await leaveEndedSession(store, query.size === 0 ? path : `${path}?${query}`, shopper)
  const notice = joinedNotice(joined, store.locale)
  return (
    <PageFrame pageRequest={pageRequest} path={path}>
      {notice !== null && <Container>{notice}</Container>}
      <BasketPage
        initial={basket}
        isMember={isMember}
        hasFreeDelivery={hasFreeDelivery}
        locale={store.locale}
        copy={basketPageCopy(store.locale)}
        words={priceCopy}
        hrefs={{ bestsellers: storeHref(store, '/shop/bestsellers'), checkout: storeHref(store, '/checkout'), prefix: store.prefix }}
        urlChanges={changesInUrl(items)}
        hasAddFailed={error === 'add'}
        autoClose={autoCloseOf(flags['alert-auto-close'])}
        slots={{
          promoBar: <PromoBar group={flags[PROMO_EXPERIMENT]} initial={basket} isMember={isMember} />,
          promoCode: <PromoCode initial={basket} locale={store.locale} isMember={isMember} posted={postedCode(error, code)} />,
          payments: <PaymentMarks label={footerCopy.payments} marks={payments} />,
          // Members are not offered another membership; one in the basket can be removed.
          toggleCard: (!isMember || basket.hasMembershipInBag) && <ToggleCard card={card} store={store} initial={basket} />,
          promoTiles: (
            <Suspense>
              <PromoTiles pageRequest={pageRequest} placement="BASKET" />
            </Suspense>
          ),
          crossSell: (
            // Keeps the footer below the window, so that the rows move nothing in it when they come.
            <Suspense fallback={<div className="basket-rows-to-come" />}>
              <Recommendations
                pageRequest={pageRequest}
                request={
                  basket.lines.length > 0
                    ? { id: 'basket-add-before-you-go', location: 'BASKET', skus: basket.lines.flatMap(({ sku }) => sku ?? []) }
                    : { id: 'basket-bestsellers', skus: [] }
                }
                Card={WishlistCard}
                origin={crossSellOrigin('BASKET_CROSSSELL_CAROUSEL')}
              />
            </Suspense>
          ),
        }}
      />
      <FunnelStep step={funnelStep(path, shopper?.firstName !== undefined)} />
    </PageFrame>
  )
}
