import 'server-only'
import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { needsLogin } from '#app/platform/graphql/request-failure.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { GetWishlistDocument } from '#operations/__generated__/operations.ts'

/** The wishlist, newest first, as cards; or why it failed. */
type WishlistView = { status: 'shown'; cards: readonly CardView[] } | { status: 'login' } | { status: 'failed' }

/** Loads the visitor's wishlist. Never throws. */
export async function wishlistData(pageRequest: PageRequest): Promise<WishlistView> {
  try {
    const { wishlist } = await serverQuery(pageRequest, GetWishlistDocument, {})
    const cards = wishlist.wishes.map(({ product, variant }) => ({ ...cardView({ ...product, defaultVariant: variant }), id: variant.sku }))
    return { status: 'shown', cards }
  } catch (error) {
    if (needsLogin(error)) return { status: 'login' }
    warnLeftOut('wishlist', error)
    return { status: 'failed' }
  }
}
