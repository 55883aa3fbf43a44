import { StaticMarkup } from '#app/platform/framework/static-markup/StaticMarkup.tsx'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { PromoTilesCarousel } from './PromoTilesCarousel.client.tsx'
import { type PromoPlacement, promoTilesFor } from './promo-tiles-data.ts'
import { tileSlides } from './tile-slides.tsx'

/** Tiles side by side by placement. */
const PER_VIEW = { PRODUCT: 1, BASKET: 2 } as const

/** The promo tiles of a page in a carousel; nothing if they fail to load. */
export async function PromoTiles({
  pageRequest,
  placement,
}: {
  pageRequest: PageRequest
  placement: PromoPlacement & keyof typeof PER_VIEW
}) {
  const tiles = await promoTilesFor(pageRequest, placement)
  if (!tiles) return null
  return (
    <PromoTilesCarousel
      slides={tileSlides(tiles).map(({ content, ...slide }) => ({ ...slide, content: <StaticMarkup>{content}</StaticMarkup> }))}
      perView={PER_VIEW[placement]}
      ownAddress={`${storeHref(pageRequest.store, '/promo-tiles')}?${new URLSearchParams({ placement })}`}
    />
  )
}
