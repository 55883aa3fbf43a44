import { DAY_SECONDS, removeCookie, writeCookie } from '#app/platform/session/browser-cookies.ts'
import { ACCESSIBILITY_COOKIE } from '#app/platform/session/session-cookies.ts'

/** How long the mode stays on in a browser, seconds. */
const KEPT_SECONDS = 365 * DAY_SECONDS

/** Turns the mode on, or off where it is on: at once on this page, and by its cookie on every other. Open point A34. */
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
