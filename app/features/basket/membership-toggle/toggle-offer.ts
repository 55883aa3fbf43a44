import { membershipToggleCopy as copy } from '#app/messages/basket/membership-toggle.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import { membershipCost } from '../lines/line-labels.ts'
import type { BasketLineView, BasketView } from '../store/basket-view.ts'
import { memberSavings } from '../summary/pricing-lines.ts'
import type { ToggleCardData } from './toggle-card-data.ts'

/** What the card says above its fold, ready to read. */
export type ToggleOffer = {
  heading: string
  price: string
  /** How often it is paid, as "a year"; undefined where that says nothing. */
  per: string | undefined
  savings: string
}

/**
 * What the membership toggle card says: the CMS's offer while the basket holds no membership; of one that it holds its own name, what it costs
 * and what it takes off this basket, which may be another membership than the one on offer. [MTOGGLE-01, MTOGGLE-02, MTOGGLE-03, A66]
 */
export function toggleOffer(
  offer: Pick<ToggleCardData, 'heading' | 'membershipPrice' | 'duration' | 'savingsText'>,
  line: BasketLineView | undefined,
  { update }: Pick<BasketView, 'update'>,
  locale: string,
): ToggleOffer {
  if (!line) {
    return { heading: offer.heading, price: offer.membershipPrice, per: perOf(offer.duration), savings: offer.savingsText }
  }
  const { pricing } = update
  const saved = memberSavings(pricing)
  return {
    heading: formatMessage(copy.inBag, { name: line.name }),
    price: membershipCost(line, pricing, locale),
    // What is free or included is not paid so often.
    per: (line.membershipPrice ?? line.price.charged).raw > 0 ? perOf(line.duration) : undefined,
    savings: saved > 0 ? formatMessage(copy.saved, { amount: formatMoney(saved, { locale, ...pricing }) }) : offer.savingsText,
  }
}

function perOf(duration: BasketLineView['duration']): string | undefined {
  return Object.entries(copy.per).find(([known]) => known === duration)?.[1]
}
