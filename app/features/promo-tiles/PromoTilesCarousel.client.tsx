'use client'

import { useEffect, useState } from 'react'
import { PromoCarousel } from '#app/design-system/promo-carousel/PromoCarousel.client.tsx'
import { promoCarouselWords as words } from '#app/messages/products/promo-tiles.ts'
import { isSharedPageOfASession } from '#app/platform/experiments/use-flag.client.ts'
import { onShopperChange, readShopper } from '#app/platform/shopper/shopper-record.ts'
import type { TileSlide } from './tile-slides.tsx'

type PromoTilesCarouselProps = {
  /** As rendered: for this visitor, or for everyone on a shared page. */
  slides: readonly TileSlide[]
  perView: 1 | 2
  /** Route that answers with the visitor's own tiles. */
  ownAddress: string
}

/** The carousel of promo tiles. Visitors with a session see their own tiles, which follow the basket. */
export function PromoTilesCarousel({ slides, perView, ownAddress }: PromoTilesCarouselProps) {
  const shown = useOwnSlides(ownAddress) ?? slides
  return shown.length > 0 && <PromoCarousel label={words.label} words={words} slides={shown} perView={perView} place="block" />
}

/** Loads the visitor's own tiles on shared pages and after relevant changes. Undefined until loaded. */
function useOwnSlides(address: string): readonly TileSlide[] | undefined {
  const [slides, setSlides] = useState<readonly TileSlide[]>()
  useEffect(() => {
    let newest = 0
    const refresh = async () => {
      const turn = ++newest
      const own = await import('./own-tiles.client.tsx').then(({ ownSlides }) => ownSlides(address)).catch(() => undefined)
      // Failed and outdated answers change nothing.
      if (own && turn === newest) setSlides(own)
    }
    if (isSharedPageOfASession()) void refresh()
    let seen = basketOf(readShopper())
    const stopListening = onShopperChange(() => {
      const basket = basketOf(readShopper())
      if (basket === seen) return
      seen = basket
      void refresh()
    })
    return () => {
      newest = Number.NaN
      stopListening()
    }
  }, [address])
  return slides
}

/** The inputs that the tiles depend on. */
function basketOf({ isMember, hasMembershipInBag, basketCount }: ReturnType<typeof readShopper>): string {
  return `${isMember} ${hasMembershipInBag} ${basketCount}`
}
