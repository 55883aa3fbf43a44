import type { Metadata } from 'next'
import { ForYouPage } from '#app/features/favourites/ForYouPage.tsx'
import { forYouData } from '#app/features/favourites/for-you-data.ts'
import { Bestsellers } from '#app/features/listing/Bestsellers.tsx'
import { RecommendationRow } from '#app/features/recommendations/RecommendationRow.tsx'
import { recommendationView } from '#app/features/recommendations/recommendation-view.ts'
import { favouritesCopy as copy } from '#app/messages/products/favourites.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest, type PageRequest } from '#app/platform/session/page-request.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { AccountPage } from './account/account-page.tsx'
import { WishlistCard } from './WishlistCard.tsx'

type ForYouRouteProps = {
  locale: string
  /** One of the two addresses of the page, without the store's prefix. Open point A111. */
  path: '/account/favourites' | '/account/favourites/for-you'
}

export function forYouMetadata({ locale, path }: ForYouRouteProps): Metadata {
  return pageMetadata(storeOf(locale), { title: copy.forYou, path, isIndexed: false })
}

/** What the shop picks for the shopper. Guests are sent to log in, and return here. */
export async function ForYouRoute({ locale, path }: ForYouRouteProps) {
  const pageRequest = await currentPageRequest(locale)
  return (
    <AccountPage
      pageRequest={pageRequest}
      path={path}
      title={copy.forYou}
      subheader={copy.forYouSubheader}
      content={() => forYouContent(pageRequest, path)}
    />
  )
}

async function forYouContent(pageRequest: PageRequest, path: string) {
  const { store } = pageRequest
  const forYou = await forYouData(pageRequest)
  return (
    <ForYouPage subtitle={forYou?.subtitle} href={storeHref(store, path)}>
      {forYou?.sections
        .flatMap((section) => recommendationView(section, store) ?? [])
        .map((row) => (
          <RecommendationRow key={row.id} row={row} store={store} Card={WishlistCard} origin={{ location: 'Page', source: row.id }} />
        ))}
      {!forYou && <Bestsellers pageRequest={pageRequest} Card={WishlistCard} />}
    </ForYouPage>
  )
}
