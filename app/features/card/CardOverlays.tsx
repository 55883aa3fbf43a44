import { priceCopy } from '#app/messages/products/price.ts'
import { flagsFor } from '#app/platform/experiments/flags-for.ts'
import { baseFlags } from '#app/platform/experiments/known-flags.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { ShadeDrawer } from './ShadeDrawer.client.tsx'
import { StruckOffers } from './StruckOffers.client.tsx'

/** What all cards of a page share: its one shade drawer, and whether offers are struck. */
export async function CardOverlays({ visit }: { visit: Visit }) {
  const { locale, prefix } = visit.store
  const { was, pending, member, typical } = priceCopy
  // A page for everybody is made for the control group and asks nothing: asking would keep it from being prerendered.
  const flags = visit.cookieHeader === undefined ? baseFlags : await flagsFor(visit)
  return (
    <>
      <ShadeDrawer locale={locale} prefix={prefix} prices={{ was, pending, member, typical }} />
      <StruckOffers rendered={flags['experiment-strikethrough-price']} />
    </>
  )
}
