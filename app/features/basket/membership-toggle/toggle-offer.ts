import { membershipToggleCopy as copy } from '#app/messages/basket/membership-toggle.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import { membershipCost } from '../lines/line-labels.ts'
import type { BasketLineView, BasketView } from '../store/basket-view.ts'
import { memberSavings } from '../summary/pricing-lines.ts'
import type { ToggleCardData } from './toggle-card-data.ts'

/** The visible text of the collapsed card. */
type ToggleOffer = {
  heading: string
  price: string
  /** Billing interval, such as "a year"; undefined if it does not apply. */
  per: string | undefined
  savings: string
}

/**
 * The text of the membership toggle card: the CMS's offer while the basket has no membership, else the name, cost and savings of the membership in the
 * basket, which may differ from the one on offer. Open point A66.
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
    heading: formatMessage(copy.inBasket, { name: line.name }),
    price: membershipCost(line, pricing, locale),
    // A free or included membership has no billing interval.
    per: (line.membershipPrice ?? line.price.charged).raw > 0 ? perOf(line.duration) : undefined,
    savings: saved > 0 ? formatMessage(copy.saved, { amount: formatMoney(saved, { locale, ...pricing }) }) : offer.savingsText,
  }
}

function perOf(duration: BasketLineView['duration']): string | undefined {
  return Object.entries(copy.per).find(([known]) => known === duration)?.[1]
}
