import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Bestsellers } from '#app/features/listing/Bestsellers.tsx'
import { WishlistPage } from '#app/features/wishlist/WishlistPage.tsx'
import { wishlistData } from '#app/features/wishlist/wishlist-data.ts'
import { wishlistPageCopy } from '#app/messages/products/wishlist-page.ts'
import { serverLoginHref } from '#app/platform/account/server-login-href.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { PageFrame } from '../../page-frame.tsx'
import { WishlistCard } from '../../WishlistCard.tsx'

export const dynamic = 'force-dynamic'

const path = '/account/wishlist'

type WishlistRouteProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: WishlistRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: wishlistPageCopy.title, path, isIndexed: false })
}

/** The shopper's wishlist. Guests are sent to log in, and return here. */
export default async function WishlistRoute({ params }: WishlistRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const { store } = pageRequest
  const view = await wishlistData(pageRequest)
  if (view.status === 'login') redirect(await serverLoginHref(pageRequest, storeHref(store, path)))
  return (
    <PageFrame pageRequest={pageRequest} path={path}>
      <WishlistPage cards={view.status === 'shown' ? view.cards : undefined} store={store} Card={WishlistCard} />
      {(view.status === 'failed' || view.cards.length === 0) && <Bestsellers pageRequest={pageRequest} Card={WishlistCard} />}
    </PageFrame>
  )
}
