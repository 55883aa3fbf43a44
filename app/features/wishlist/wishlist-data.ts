import 'server-only'
import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { needsLogin } from '#app/platform/graphql/request-failure.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { GetWishlistDocument } from '#operations/__generated__/operations.ts'

/** The visitor's wishlist as cards, newest first; undefined if it fails to load. Throws UNAUTHENTICATED, which leads to the login. */
export async function wishlistData(pageRequest: PageRequest): Promise<readonly CardView[] | undefined> {
  try {
    const { wishlist } = await serverQuery(pageRequest, GetWishlistDocument, {})
    return wishlist.wishes.map(({ product, variant }) => ({ ...cardView({ ...product, defaultVariant: variant }), id: variant.sku }))
  } catch (error) {
    if (needsLogin(error)) throw error
    warnLeftOut('wishlist', error)
    return undefined
  }
}
