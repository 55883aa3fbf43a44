'use client'

import { useEffect, useState } from 'react'
import { PromoCarousel } from '#app/design-system/promo-carousel/PromoCarousel.client.tsx'
import { promoCarouselWords as words } from '#app/messages/products/promo-tiles.ts'
import { isSharedPageOfASession } from '#app/platform/experiments/use-flag.client.ts'
import { onShopperChange, readShopper } from '#app/platform/shopper/shopper-record.ts'
import type { TileSlide } from './tile-slides.tsx'

type PromoTilesCarouselProps = {
  /** As the page was made: for its visitor, or for everybody. */
  slides: readonly TileSlide[]
  perView: 1 | 2
  /** Where the visitor's own tiles are asked for. */
  ownAddress: string
}

/** Promo tiles that go round. Whoever has a session sees their own; they follow the bag. */
export function PromoTilesCarousel({ slides, perView, ownAddress }: PromoTilesCarouselProps) {
  const shown = useOwnSlides(ownAddress) ?? slides
  return shown.length > 0 && <PromoCarousel label={words.label} words={words} slides={shown} perView={perView} place="block" />
}

/** The visitor's own tiles, asked for where the page is everybody's and whenever what they depend on has changed; undefined until they are known. */
function useOwnSlides(address: string): readonly TileSlide[] | undefined {
  const [slides, setSlides] = useState<readonly TileSlide[]>()
  useEffect(() => {
    let newest = 0
    const refresh = async () => {
      const turn = ++newest
      const own = await import('./own-tiles.client.tsx').then(({ ownSlides }) => ownSlides(address)).catch(() => undefined)
      // What cannot be had, or was overtaken, leaves what is shown.
      if (own && turn === newest) setSlides(own)
    }
    if (isSharedPageOfASession()) void refresh()
    let seen = bagOf(readShopper())
    const stopListening = onShopperChange(() => {
      const bag = bagOf(readShopper())
      if (bag === seen) return
      seen = bag
      void refresh()
    })
    return () => {
      newest = Number.NaN
      stopListening()
    }
  }, [address])
  return slides
}

/** What tiles depend on: who is here, and how much is in the bag. */
function bagOf({ isMember, hasMembershipInBag, basketCount }: ReturnType<typeof readShopper>): string {
  return `${isMember} ${hasMembershipInBag} ${basketCount}`
}
