'use client'

import type { BasketView } from '../basket-view.ts'
import { PromoOffer } from './PromoOffer.client.tsx'
import { promoPlace } from './promo-group.ts'
import { usePromoExposure } from './use-promo-exposure.client.ts'

/** What the basket page shows of the promo experiment: a bar for its group, nothing for the others. The exposure is recorded either way. [PROMO-12, PROMO-13] */
export function PromoBar({ group, initial }: { group: string; initial: BasketView }) {
  usePromoExposure(group)
  return promoPlace(group) === 'bar' ? <PromoOffer place="bar" group={group} initial={initial} /> : null
}
