import type { ComponentProps } from 'react'
import { withoutUndefined } from '#app/design-system/without-undefined.ts'
import { priceCopy } from '#app/messages/products/price.ts'
import { flagsFor } from '#app/platform/experiments/flags-for.ts'
import { baseFlags } from '#app/platform/experiments/known-flags.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { ShadeDrawer } from './ShadeDrawer.client.tsx'
import { StruckOffers } from './StruckOffers.client.tsx'

type CardOverlaysProps = Pick<ComponentProps<typeof ShadeDrawer>, 'StockEmail'> & { pageRequest: PageRequest }

/** Shared by all cards of a page: the shade drawer and the strikethrough experiment. */
export async function CardOverlays({ pageRequest, StockEmail }: CardOverlaysProps) {
  const { locale, prefix } = pageRequest.store
  const { was, pending, member, typical } = priceCopy
  // Shared pages are rendered for the control group: asking for flags would prevent prerendering.
  const flags = pageRequest.cookieHeader === undefined ? baseFlags : await flagsFor(pageRequest)
  return (
    <>
      <ShadeDrawer locale={locale} prefix={prefix} prices={{ was, pending, member, typical }} {...withoutUndefined({ StockEmail })} />
      <StruckOffers rendered={flags['experiment-strikethrough-price']} />
    </>
  )
}
