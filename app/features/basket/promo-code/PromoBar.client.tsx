'use client'

import { useState } from 'react'
import type { BasketView } from '../store/basket-view.ts'
import { PromoMark } from './PromoMark.tsx'
import { PromoOffer } from './PromoOffer.client.tsx'
import { codesOf } from './promo-code-state.ts'
import { exposurePlace, promoPlace } from './promo-group.ts'

type PromoBarProps = {
  group: string
  /** The basket that the page was rendered with. */
  initial: BasketView
  isMember: boolean
}

/**
 * The promo experiment on the basket page: a bar for its group, its place for the control group, nothing for the others. As in the drawer, shoppers who
 * arrive with a membership or an active code see no offer (open point A45), and are not exposed.
 */
export function PromoBar({ group, initial, isMember }: PromoBarProps) {
  // Decided once: the bar stays after its code is applied, so that nothing moves.
  const [isOffered] = useState(() => !isMember && !initial.hasMembershipInBag && codesOf(initial.update).activated.length === 0)
  if (!isOffered || exposurePlace(group) !== 'bar') return null
  return promoPlace(group) === 'bar' ? <PromoOffer place="bar" group={group} initial={initial} /> : <PromoMark group={group} />
}
