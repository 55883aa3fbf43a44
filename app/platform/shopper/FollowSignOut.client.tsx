'use client'

import { useEffect } from 'react'
import { isShopperUnknown, onShopperChange, readShopper } from './shopper-record.ts'

/**
 * Loads a page of a shopper's again when they sign out in another tab: it shows what is theirs. What somebody is typing stays; the next post of it asks to
 * sign in. Renders nothing.
 */
export function FollowSignOut({ reload = loadAgain }: { reload?: () => void }) {
  useEffect(() => {
    // Whoever signs out before the page's scripts are there leaves no record of a shopper: the page asks who is here.
    let wasLoggedIn = readShopper().isLoggedIn || isShopperUnknown()
    return onShopperChange(() => {
      const { isLoggedIn } = readShopper()
      // A page that opens after a sign-out may find the record of the shopper before, and has nothing of theirs in it. One whose own form signs out is being
      // left already: loading it again would take the next page's place.
      const isPersonal = document.documentElement.dataset['login'] !== undefined
      if (wasLoggedIn && !isLoggedIn && isPersonal && !isBeingFilled()) reload()
      wasLoggedIn = isLoggedIn
    })
  }, [reload])
  return null
}

const loadAgain = () => location.reload()

/** True if a field of the page has another text than it was rendered with. */
function isBeingFilled(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    (field) => field.value !== field.defaultValue,
  )
}
