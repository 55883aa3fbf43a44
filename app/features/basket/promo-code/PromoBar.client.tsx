'use client'

import { useState } from 'react'
import type { BasketView } from '../store/basket-view.ts'
import { PromoOffer } from './PromoOffer.client.tsx'
import { codesOf } from './promo-code-state.ts'
import { promoPlace } from './promo-group.ts'
import { usePromoExposure } from './use-promo-exposure.client.ts'

type PromoBarProps = {
  group: string
  /** The basket that the page was rendered with. */
  initial: BasketView
  isMember: boolean
}

/**
 * The promo experiment on the basket page: a bar for its group, nothing for the others; the exposure is recorded for all. As in the drawer, shoppers who
 * arrive with a membership or an active code see no offer (open point A45).
 */
export function PromoBar({ group, initial, isMember }: PromoBarProps) {
  usePromoExposure(group)
  // Decided once: the bar stays after its code is applied, so that nothing moves.
  const [isOffered] = useState(() => !isMember && !initial.hasMembershipInBag && codesOf(initial.update).activated.length === 0)
  return isOffered && promoPlace(group) === 'bar' ? <PromoOffer place="bar" group={group} initial={initial} /> : null
}
