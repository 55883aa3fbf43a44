import { readCookie, writeCookie } from '#app/platform/session/browser-cookies.ts'
import { TYPICAL_JOURNEY_COOKIE } from '#app/platform/session/session-cookies.ts'

/** Remembers for this session whether somebody shops at the Typical Price (`1`) or at the Member's Price (`0`). Spec §3 Cookies. */
export function saveTypicalJourney(isTypical: boolean): void {
  writeCookie(TYPICAL_JOURNEY_COOKIE, isTypical ? '1' : '0')
}

/** Which journey was chosen; undefined for none. It draws the first frame and decides nothing: the bag does (decision A147). */
export function readTypicalJourney(): boolean | undefined {
  const value = readCookie(TYPICAL_JOURNEY_COOKIE)
  return value === '1' ? true : value === '0' ? false : undefined
}
