'use client'

import { useEffect, useState } from 'react'
import { useMounted } from '#app/design-system/button/use-mounted.ts'
import { StrikesOffers } from '#app/design-system/price/StrikesOffers.tsx'
import { isStrikeMeasured, strikesOffers } from '#app/platform/catalogue/strikes-offers.ts'
import { isSharedPageOfASession, loadFlags, useFlag } from '#app/platform/experiments/use-flag.client.ts'
import { sessionKey } from '#app/platform/shopper/shopper-record.ts'

const FLAG = 'experiment-strikethrough-price'

/** Where the experiment is seen: each price that has an offer. The offer itself is hidden from those who do not see it. */
const OFFERED_PRICES = ':has(> [data-offer])'

/** Strikes through the regular price of every offer for shoppers in a group that sees it. */
export function StruckOffers({ rendered }: { /** The group that the page was rendered with. */ rendered: string }) {
  const group = useFlag(FLAG, rendered)
  const isKnown = useIsGroupKnown()
  const isMeasured = isKnown && isStrikeMeasured(group)
  useEffect(() => {
    // What the first frame showed by a cookie. The group may have changed since it was written.
    if (isKnown && !strikesOffers(group)) delete document.documentElement.dataset['strikesOffers']
  }, [isKnown, group])
  return (
    <i hidden data-flag={FLAG} data-variation={group} data-exposure={isMeasured ? OFFERED_PRICES : undefined}>
      {strikesOffers(group) && <StrikesOffers />}
    </i>
  )
}

/** Whether the shopper's own group is known. Visitors without a session are in none. */
function useIsGroupKnown(): boolean {
  const isMounted = useMounted()
  const [hasFlags, setHasFlags] = useState(false)
  useEffect(() => {
    if (isSharedPageOfASession()) void loadFlags().then((flags) => setHasFlags(flags !== undefined))
  }, [])
  return isMounted && (isSharedPageOfASession() ? hasFlags : sessionKey() !== '')
}
