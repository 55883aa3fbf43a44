import 'server-only'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { GetPromoTilesDocument, type GetPromoTilesQueryVariables } from '#operations/__generated__/operations.ts'
import { type TileView, tileView } from './tile-view.ts'

/** Where promo tiles stand, as the contract names it. */
export type PromoPlacement = GetPromoTilesQueryVariables['placement']

/** The most tiles that a place is believed to have. */
const MOST_TILES = 8

/** The promo tiles of a place for whoever visits it; undefined when they cannot be had in time: the page is whole without them. */
export async function promoTilesFor(visit: Visit, placement: PromoPlacement): Promise<TileView[] | undefined> {
  return slotOf(
    'promo tiles',
    async () => {
      const { promoTiles } = await serverQuery(visit, GetPromoTilesDocument, { placement })
      return promoTiles.flatMap((tile) => tileView(tile, visit.store) ?? []).slice(0, MOST_TILES)
    },
    slotLimitMs(visit),
  )
}
