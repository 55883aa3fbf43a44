'use client'

import { StrikesOffers } from '#app/design-system/price/StrikesOffers.tsx'
import { strikesOffers } from '#app/platform/catalogue/strikes-offers.ts'
import { useFlag } from '#app/platform/experiments/use-flag.client.ts'

/** Strikes the regular price through beside every offer of the page, for whoever is in a group that sees it. */
export function StruckOffers({ rendered }: { /** The group that the page was made with. */ rendered: string }) {
  return strikesOffers(useFlag('experiment-strikethrough-price', rendered)) ? <StrikesOffers /> : null
}
