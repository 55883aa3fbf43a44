import { DAY_SECONDS, removeCookie, writeCookie } from '#app/platform/session/browser-cookies.ts'
import { ACCESSIBILITY_COOKIE } from '#app/platform/session/session-cookies.ts'

/** Lifetime of the cookie in seconds. */
const KEPT_SECONDS = 365 * DAY_SECONDS

/** Toggles the mode on this page and stores it in a cookie for the others. Open point A34. */
export function switchAccessibility(): void {
  const { dataset } = document.documentElement
  if (dataset['accessibility'] === 'on') {
    delete dataset['accessibility']
    removeCookie(ACCESSIBILITY_COOKIE)
  } else {
    dataset['accessibility'] = 'on'
    writeCookie(ACCESSIBILITY_COOKIE, '1', KEPT_SECONDS)
  }
}
