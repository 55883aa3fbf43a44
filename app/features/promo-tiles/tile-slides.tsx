import type { ReactNode } from 'react'
import { PromoTile } from '#app/design-system/promo-tile/PromoTile.tsx'
import { promoTileWords } from '#app/messages/promo-tile.ts'
import type { TileView } from './tile-view.ts'

/** A tile in its place among the others. */
export type TileSlide = { key: string; content: ReactNode }

/** What offers a membership: whoever has one does not see it, also in a page that everybody shares. Spec §3 Promo tile. [PROMOTILE-05] */
const UPSELL = 'membership-upsell-tile'

/** Tiles as slides, in order. */
export function tileSlides(tiles: readonly TileView[]): TileSlide[] {
  return tiles.map((tile) => ({
    key: tile.id,
    content: tile.promoType === UPSELL ? <div data-tier-only="typical">{tileOf(tile)}</div> : tileOf(tile),
  }))
}

function tileOf({ id: _id, descriptionHtml, opensNewTab, isReached, ...shown }: TileView): ReactNode {
  return (
    <PromoTile
      {...shown}
      headingLevel={2}
      description={descriptionHtml !== undefined && <div dangerouslySetInnerHTML={{ __html: descriptionHtml }} />}
      target={opensNewTab ? '_blank' : undefined}
      successIcon={isReached}
      words={promoTileWords}
    />
  )
}
