import type { Metadata } from 'next'
import { Bestsellers } from '#app/features/listing/Bestsellers.tsx'
import { WishlistPage } from '#app/features/wishlist/WishlistPage.tsx'
import { wishlistData } from '#app/features/wishlist/wishlist-data.ts'
import { wishlistPageCopy as copy } from '#app/messages/products/wishlist-page.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { WishlistCard } from '../../WishlistCard.tsx'
import { AccountPage } from '../account-page.tsx'
import { WishedCard } from './WishedCard.tsx'

export const dynamic = 'force-dynamic'

const path = '/account/wishlist'

type WishlistRouteProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: WishlistRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: copy.title, path, isIndexed: false })
}

/** The shopper's wishlist. */
export default async function WishlistRoute({ params }: WishlistRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const content = async () => {
    const products = await wishlistData(pageRequest)
    return (
      <>
        <WishlistPage products={products} store={pageRequest.store} Card={WishedCard} />
        {(!products || products.length === 0) && <Bestsellers pageRequest={pageRequest} Card={WishlistCard} />}
      </>
    )
  }
  return <AccountPage pageRequest={pageRequest} path={path} title={copy.title} subheader={copy.subheader} content={content} />
}
