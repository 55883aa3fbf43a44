'use client'

import { useEffect, useRef } from 'react'
import { StrikesOffers } from '#app/design-system/price/StrikesOffers.tsx'
import { isStrikeMeasured, strikesOffers } from '#app/platform/catalogue/strikes-offers.ts'
import { experimentViewed } from '#app/platform/experiments/exposures.ts'
import { askFlags, isSharedPageOfASession, useFlag } from '#app/platform/experiments/use-flag.client.ts'
import { sessionKey } from '#app/platform/shopper/shopper-record.ts'
import { whenSeen } from '#app/platform/tracking/when-seen.ts'

const FLAG = 'experiment-strikethrough-price'

/** Strikes through the regular price of every offer for shoppers in a group that sees it. */
export function StruckOffers({ rendered }: { /** The group that the page was rendered with. */ rendered: string }) {
  const group = useFlag(FLAG, rendered)
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    // Visitors without a session are in no group, and pages without offers record no exposure.
    if (sessionKey() === '') return
    const tell = () => element.current && isStrikeMeasured(element.current.dataset['variation'] ?? '') && experimentViewed(element.current)
    // The experiment is seen where a price has an offer: the offer itself is hidden from those who do not see it.
    return whenSeen(document.querySelectorAll(':has(> [data-offer])'), 0.5, () => {
      if (isSharedPageOfASession()) void askFlags().then(() => setTimeout(tell))
      else tell()
    })
  }, [])
  return (
    <i ref={element} hidden data-flag={FLAG} data-variation={group}>
      {strikesOffers(group) && <StrikesOffers />}
    </i>
  )
}
