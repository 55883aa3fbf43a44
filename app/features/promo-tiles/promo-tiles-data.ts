import 'server-only'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { GetPromoTilesDocument, type GetPromoTilesQueryVariables } from '#operations/__generated__/operations.ts'
import { type TileView, tileView } from './tile-view.ts'

/** Placements of promo tiles in the API. */
export type PromoPlacement = GetPromoTilesQueryVariables['placement']

/** Maximum number of tiles. */
const MOST_TILES = 8

/** Loads the promo tiles of a placement for a visitor. Undefined if they fail or time out. */
export async function promoTilesFor(pageRequest: PageRequest, placement: PromoPlacement): Promise<TileView[] | undefined> {
  return slotOf(
    'promo tiles',
    async () => {
      const { promoTiles } = await serverQuery(pageRequest, GetPromoTilesDocument, { placement })
      return promoTiles.flatMap((tile) => tileView(tile, pageRequest.store) ?? []).slice(0, MOST_TILES)
    },
    slotLimitMs(pageRequest),
  )
}
