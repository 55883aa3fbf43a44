import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ForYouPage } from '#app/features/favourites/ForYouPage.tsx'
import { forYouData } from '#app/features/favourites/for-you-data.ts'
import { Bestsellers } from '#app/features/listing/Bestsellers.tsx'
import { RecommendationRow } from '#app/features/recommendations/RecommendationRow.tsx'
import { recommendationView } from '#app/features/recommendations/recommendation-view.ts'
import { favouritesCopy } from '#app/messages/products/favourites.ts'
import { serverLoginHref } from '#app/platform/account/server-login-href.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { PageFrame } from './page-frame.tsx'
import { WishlistCard } from './WishlistCard.tsx'

type ForYouRouteProps = {
  locale: string
  /** One of the two addresses of the page, without the store's prefix. Open point A111. */
  path: '/account/favourites' | '/account/favourites/for-you'
}

export function forYouMetadata({ locale, path }: ForYouRouteProps): Metadata {
  return pageMetadata(storeOf(locale), { title: favouritesCopy.forYou, path, isIndexed: false })
}

/** What the shop picks for the shopper. Guests are sent to log in, and return here. */
export async function ForYouRoute({ locale, path }: ForYouRouteProps) {
  const pageRequest = await currentPageRequest(locale)
  const { store } = pageRequest
  const href = storeHref(store, path)
  const view = await forYouData(pageRequest)
  if (view.status === 'login') redirect(await serverLoginHref(pageRequest, href))
  const forYou = view.status === 'shown' ? view.forYou : undefined
  return (
    <PageFrame pageRequest={pageRequest} path={path}>
      <ForYouPage title={forYou?.title} subtitle={forYou?.subtitle} href={href}>
        {forYou?.sections
          .flatMap((section) => recommendationView(section, store) ?? [])
          .map((row) => (
            <RecommendationRow key={row.id} row={row} store={store} Card={WishlistCard} origin={{ location: 'Page', source: row.id }} />
          ))}
      </ForYouPage>
      {!forYou && <Bestsellers pageRequest={pageRequest} Card={WishlistCard} />}
    </PageFrame>
  )
}
