import type { Metadata } from 'next'
import { Suspense } from 'react'
import { autoCloseOf } from '#app/design-system/alert/auto-close.ts'
import { ToggleCard } from '#app/features/basket/membership-toggle/ToggleCard.tsx'
import { toggleCardData } from '#app/features/basket/membership-toggle/toggle-card-data.ts'
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
import { priceCopy } from '#app/messages/products/price.ts'
import { crossSellOrigin } from '#app/platform/catalogue/add-origin.ts'
import { flagsFor } from '#app/platform/experiments/flags-for.ts'
import { ownVisit } from '#app/platform/session/visit.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { pageMetadata } from '#app/platform/store/page-metadata.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { HeartCard } from '../HeartCard.tsx'
import { PageFrame } from '../page-frame.tsx'

export const dynamic = 'force-dynamic'

type BasketRouteProps = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ params }: BasketRouteProps): Promise<Metadata> {
  const store = storeOf((await params).locale)
  const { title, description } = basketPageCopy(store.locale)
  return pageMetadata(store, { title, description, path: '/basket', isIndexed: false })
}

/** The shopper's bag, rendered for them alone. */
export default async function BasketRoute({ params, searchParams }: BasketRouteProps) {
  const visit = await ownVisit((await params).locale)
  const { items, error, code } = await searchParams
  const { store } = visit
  const [{ basket, isMember, hasFreeDelivery }, flags, card] = await Promise.all([
    basketData(visit),
    flagsFor(visit),
    toggleCardData(visit),
  ])
  return (
    <PageFrame visit={visit} path="/basket">
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
          // Whoever has a membership is not offered another; one in the bag can be taken out.
          toggleCard: (!isMember || basket.hasMembershipInBag) && <ToggleCard card={card} store={store} initial={basket} />,
          promoTiles: (
            <Suspense>
              <PromoTiles visit={visit} placement="BASKET" />
            </Suspense>
          ),
          crossSell: basket.lines.length > 0 && (
            <Suspense>
              <Recommendations
                visit={visit}
                request={{ id: 'basket-add-before-you-go', location: 'BASKET', skus: basket.lines.flatMap(({ sku }) => sku ?? []) }}
                Card={HeartCard}
                origin={crossSellOrigin('BASKET_CROSSSELL_CAROUSEL')}
              />
            </Suspense>
          ),
        }}
      />
    </PageFrame>
  )
}
