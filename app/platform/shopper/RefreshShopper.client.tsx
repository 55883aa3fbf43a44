'use client'

import { useEffect } from 'react'
import type { PageShopper } from './page-shopper.ts'
import { isShopperUnknown, readShopper } from './shopper-record.ts'

/** The part of the shopper that a post without our scripts may change: an order, a form of the account. */
type RenderedShopper = Pick<PageShopper, 'name' | 'isMember' | 'hasMembershipInBag' | 'basketCount'>

/**
 * Fetches the shopper again if the page was rendered for another standing than the stored record's: after an order the basket is empty, and the shopper
 * may be a member. The pages that everybody shares know the record alone. It shows nothing.
 */
export function RefreshShopper({ name, isMember, hasMembershipInBag, basketCount }: RenderedShopper) {
  useEffect(() => {
    if (isShopperUnknown()) return
    const known = readShopper()
    const isCurrent =
      known.name === name &&
      known.isMember === isMember &&
      known.hasMembershipInBag === hasMembershipInBag &&
      known.basketCount === basketCount
    // The client is loaded only here. If that fails, the header stays as it was until the next page of the shopper's own.
    if (!isCurrent) import('./refresh-shopper.client.ts').then(({ refreshShopper }) => refreshShopper()).catch(() => undefined)
  }, [name, isMember, hasMembershipInBag, basketCount])
  return null
}
