import { SanitisedHtml } from '#app/design-system/rich-text/SanitisedHtml.tsx'
import { textHref } from '#app/platform/store/content-href.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { BasketView } from '../store/basket-view.ts'
import { MembershipToggleCard } from './MembershipToggleCard.client.tsx'
import type { ToggleCardData } from './toggle-card-data.ts'

type ToggleCardProps = {
  /** Undefined if it failed to load: the card is left out. */
  card: ToggleCardData | undefined
  store: Store
  /** The basket that the page was rendered with. */
  initial: BasketView
}

/** The membership toggle card. Its HTML is sanitised on the server. */
export function ToggleCard({ card, store, initial }: ToggleCardProps) {
  if (!card) return null
  const { accordionDescription, termsBanner, ...offer } = card
  const toHref = (target: string) => textHref(store, target)
  return (
    <MembershipToggleCard
      {...offer}
      initial={initial}
      locale={store.locale}
      perks={<SanitisedHtml html={accordionDescription} headingLevel={4} toHref={toHref} />}
      terms={<SanitisedHtml html={termsBanner} headingLevel={3} toHref={toHref} />}
    />
  )
}
