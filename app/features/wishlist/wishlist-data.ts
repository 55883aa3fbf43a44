import 'server-only'
import { needsLogin } from '#app/platform/graphql/request-failure.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { GetWishlistDocument } from '#operations/__generated__/operations.ts'
import { type WishedProduct, wishedProducts } from './wished-products.ts'

/** The products of the visitor's wishlist, newest first; undefined if it fails to load. Throws UNAUTHENTICATED, which leads to the login. */
export async function wishlistData(pageRequest: PageRequest): Promise<readonly WishedProduct[] | undefined> {
  try {
    const { wishlist } = await serverQuery(pageRequest, GetWishlistDocument, {})
    return wishedProducts(wishlist.wishes)
  } catch (error) {
    if (needsLogin(error)) throw error
    warnLeftOut('wishlist', error)
    return undefined
  }
}
