'use client'

import type { MouseEvent } from 'react'
import { BottomBar } from '#app/design-system/bars/BottomBar.tsx'
import { account, basket, heart } from '#app/design-system/icon/icons.ts'
import type { PhoneFooterCopy } from '#app/messages/frame/header.ts'
import type { AccountFlags } from '#app/platform/account/account-flags.ts'
import { useHighlight } from '#app/platform/account/use-highlight.client.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { itemCount } from './item-count.ts'
import { showHighlightedEntry } from './show-highlighted-entry.ts'
import { useAccountHref } from './use-account-href.client.ts'

type PhoneBarProps = {
  locale: string
  /** Path of the page without the store's prefix. */
  path: string
  copy: PhoneFooterCopy
  /** Name of the basket link, as in the header. */
  basketLabel: string
  /** The flags that the page was rendered with. */
  flags: AccountFlags
}

/**
 * The bar at the bottom of phones. 'My Account' leads members to their benefits, others to their account and guests to the login. If
 * something new is highlighted, it brings that into view instead. The basket is here because the header scrolls away. Spec §2 'Mobile sticky footer', open
 * point A32.
 */
export function PhoneBar({ locale, path, copy, basketLabel, flags }: PhoneBarProps) {
  const store = storeOf(locale)
  const { basketCount } = useShopper()
  const isHighlighted = useHighlight(path, flags)
  const accountHref = useAccountHref(store, path, flags)
  const handleAccount = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (isHighlighted && isPlain && showHighlightedEntry()) event.preventDefault()
  }
  return (
    <BottomBar
      label={copy.yourPlaces}
      links={[
        { icon: account, label: copy.myAccount, href: accountHref, onClick: handleAccount },
        { icon: heart, label: copy.myWishlist, href: storeHref(store, '/account/wishlist') },
        {
          icon: basket,
          label: basketLabel,
          count: basketCount,
          detail: itemCount(basketCount),
          ...(path !== '/basket' && { href: storeHref(store, '/basket') }),
        },
      ]}
    />
  )
}
