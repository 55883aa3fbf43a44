import { brand } from '#app/platform/settings/brand.ts'

/** The shopper's token: http-only, set by the contract, passed on by /api/graphql. */
export const SESSION_COOKIE = 'ottilie-session'

/**
 * A short fingerprint of the token that scripts may read. It says that a session exists and whether the record in local storage
 * belongs to it; it opens nothing.
 */
export const SESSION_KEY_COOKIE = 'ottilie-session-key'

/** `member` or `nonmember`: which prices lead. Read by the first-paint script. Spec §3 Cookies. */
export const USER_SEGMENT_COOKIE = 'user_segment'

/** `1` while a membership is in the basket. Spec §3 Cookies; the prefix is the brand's. */
export const MEMBERSHIP_IN_BAG_COOKIE = `${brand.prefix}-membership-in-bag`

/** `1` on the journey at the Typical Price, `0` on the one at the Member's Price. Spec §3 Cookies. */
export const TYPICAL_JOURNEY_COOKIE = `${brand.prefix}-typical-journey`

/** `UK` or `US`: the store that was chosen. Spec §3 Cookies. */
export const STORE_PREFERENCE_COOKIE = `${brand.prefix}_STORE_PREFERENCE`

/** Until when the chosen store holds, as an ISO instant. Spec §9, open point A150. */
export const STORE_PREFERENCE_TS_COOKIE = `${brand.prefix}_STORE_PREFERENCE_TS`

/** `1` while the accessibility mode is on. Spec §2, open point A34. */
export const ACCESSIBILITY_COOKIE = `${brand.prefix}-accessibility`

/** What may be stored and loaded besides what is needed, as `necessary,functional`. Open point A19. */
export const CONSENT_COOKIE = `${brand.prefix}-consent`

/** What became of a heart that was posted as a form, for the page that is then shown: `added`, `removed` or `failed`. Gone once it was told. */
export const WISH_OUTCOME_COOKIE = `${brand.prefix}-wish`

/** The value of one cookie in a Cookie header or in `document.cookie`, as it was sent; undefined when it is not there. */
export function cookieValue(header: string, name: string): string | undefined {
  const pair = header.split(';').find((part) => part.trim().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}
