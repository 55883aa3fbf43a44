'use client'

import { useState } from 'react'
import type { BasketView } from '../store/basket-view.ts'
import { PromoOffer } from './PromoOffer.client.tsx'
import { codesOf } from './promo-code-state.ts'
import { promoPlace } from './promo-group.ts'
import { usePromoExposure } from './use-promo-exposure.client.ts'

type PromoBarProps = {
  group: string
  /** The basket as the server had it when the page was made. */
  initial: BasketView
  isMember: boolean
}

/**
 * What the basket page shows of the promo experiment: a bar for its group, nothing for the others; the exposure is recorded either way. As in the
 * drawer, whoever had a membership or a code that counts when they came is offered none (decision A45). [PROMO-12, PROMO-13]
 */
export function PromoBar({ group, initial, isMember }: PromoBarProps) {
  usePromoExposure(group)
  // Decided once: the bar stays when its code is applied, and nothing moves.
  const [isOffered] = useState(() => !isMember && !initial.hasMembershipInBag && codesOf(initial.update).activated.length === 0)
  return isOffered && promoPlace(group) === 'bar' ? <PromoOffer place="bar" group={group} initial={initial} /> : null
}
