import { DAY_SECONDS, readCookie, writeCookie } from '#app/platform/session/browser-cookies.ts'
import { storeCode, storeOfCode } from './store-code.ts'
import type { Store } from './stores.ts'

/** Which store was chosen, `UK` or `US`. Spec §3 Cookies; the prefix is the brand's. */
const PREFERENCE_COOKIE = 'ottilie_STORE_PREFERENCE'

/** Until when the choice is meant to hold, ISO 8601 (decision A150). */
const PREFERENCE_TIME_COOKIE = 'ottilie_STORE_PREFERENCE_TS'

const YEARS = 10
const KEPT_SECONDS = 3650 * DAY_SECONDS

/** The store that was chosen in this browser; undefined when none was, or when the cookie says anything else than a store. */
export function storePreference(): Store | undefined {
  return storeOfCode(readCookie(PREFERENCE_COOKIE))
}

/** Keeps a choice. `now`: the instant by the contract, milliseconds. Spec §9. */
export function keepStorePreference(store: Store, now: number): void {
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + YEARS)
  writeCookie(PREFERENCE_COOKIE, storeCode(store), KEPT_SECONDS)
  writeCookie(PREFERENCE_TIME_COOKIE, until.toISOString(), KEPT_SECONDS)
}
