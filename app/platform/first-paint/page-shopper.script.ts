import { SHOPPER_PATTERN } from './cookie-patterns.ts'
import type { PageShopperDataset } from './page-shopper-data.ts'

/*
 * Inline in per-request pages, right after the element with the page's shopper. That element overrides the cookies, and it is read before the
 * first price.
 */

// The page writes element and script as a pair (`features/shell/Shell.tsx`).
const { previousElementSibling } = document.currentScript as HTMLScriptElement
const shopper = (previousElementSibling as HTMLElement).dataset as PageShopperDataset
const { dataset } = document.documentElement
dataset['tier'] = shopper.ownTier
dataset['session'] = shopper.ownSession
dataset['now'] = shopper.ownNow
dataset['standing'] = shopper.ownStanding
if (shopper.ownLogin !== undefined) dataset['login'] = ''

// A form leads to the next page, and to sign out is one: from then on the page is not loaded again for who is here (`FollowSignOut`).
addEventListener('submit', ({ defaultPrevented, target }) => {
  if (!defaultPrevented && (target as Element).matches('[method=post]')) delete dataset['login']
})

const whoIsHere = () => String(document.cookie.match(SHOPPER_PATTERN))
const rendered = whoIsHere()

// The page may come back from the browser's back/forward cache. It is hidden until it is known that it still is what its shopper would be shown, and loaded
// again if somebody else is here, nobody is, or something was changed (decision 143).
const { style } = document.documentElement
addEventListener('pagehide', ({ persisted }) => {
  if (persisted) style.visibility = 'hidden'
})
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  if (whoIsHere() === rendered) style.visibility = ''
  else location.reload()
})
