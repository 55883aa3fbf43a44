import { writeCookie } from '#app/platform/session/browser-cookies.ts'
import { TYPICAL_JOURNEY_COOKIE } from '#app/platform/session/session-cookies.ts'

/**
 * Remembers for this session whether somebody shops at the Typical Price (`1`) or at the Member's Price (`0`). Spec §3 Cookies. Nothing here reads
 * it: which prices lead is what the user and the bag say (decision A147).
 */
export function saveTypicalJourney(isTypical: boolean): void {
  writeCookie(TYPICAL_JOURNEY_COOKIE, isTypical ? '1' : '0')
}
