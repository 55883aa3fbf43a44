import { DAY_SECONDS, readCookie, writeCookie } from '#app/platform/session/browser-cookies.ts'
import { STORE_PREFERENCE_COOKIE, STORE_PREFERENCE_TS_COOKIE } from '#app/platform/session/session-cookies.ts'
import { storeCode, storeOfCode } from './store-code.ts'
import type { Store } from './stores.ts'

const YEARS = 10
const KEPT_SECONDS = 3650 * DAY_SECONDS

/** The store chosen in this browser; undefined if there is none, or if the cookie names no store. */
export function storePreference(): Store | undefined {
  return storeOfCode(readCookie(STORE_PREFERENCE_COOKIE))
}

/** Saves a choice. `now`: the current time of the API's clock, milliseconds. Spec §9. */
export function keepStorePreference(store: Store, now: number): void {
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + YEARS)
  writeCookie(STORE_PREFERENCE_COOKIE, storeCode(store), KEPT_SECONDS)
  writeCookie(STORE_PREFERENCE_TS_COOKIE, until.toISOString(), KEPT_SECONDS)
}
