import type { ReactNode } from 'react'
import { PromoTile } from '#app/design-system/promo-tile/PromoTile.tsx'
import { promoCarouselWords, promoTileWords } from '#app/messages/products/promo-tiles.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { TileView } from './tile-view.ts'

/** A tile as a slide. */
export type TileSlide = { key: string; name: string; content: ReactNode }

/** Promo type of membership offers. Members do not see them, not even on shared pages. Spec §3 Promo tile. */
const UPSELL = 'membership-upsell-tile'

/** Tiles as slides, in order. */
export function tileSlides(tiles: readonly TileView[]): TileSlide[] {
  return tiles.map((tile, index) => ({
    key: tile.id,
    name: formatMessage(promoCarouselWords.slide, { slide: String(index + 1), count: String(tiles.length) }),
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
