import { writeCookie } from '#app/platform/session/browser-cookies.ts'
import { TYPICAL_JOURNEY_COOKIE } from '#app/platform/session/session-cookies.ts'

/**
 * Sets the session cookie for the Typical Price (`1`) or the Member's Price (`0`). Spec §3 Cookies. The shop does not read it: user and basket decide
 * which prices apply (open point A147).
 */
export function saveTypicalJourney(isTypical: boolean): void {
  writeCookie(TYPICAL_JOURNEY_COOKIE, isTypical ? '1' : '0')
}
