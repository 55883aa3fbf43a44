import { brand } from '#app/platform/settings/brand.ts'

/** The shopper's token: http-only, set by the contract, forwarded by /api/graphql. */
export const SESSION_COOKIE = 'ottilie-session'

/**
 * A short fingerprint of the token, readable by scripts. It shows that a session exists and whether the record in local storage belongs to it;
 * it grants no access.
 */
export const SESSION_KEY_COOKIE = 'ottilie-session-key'

/** `1` from a login to the logout, never readable by scripts. With it and without a logged-in shopper, the account's session has ended. */
export const ACCOUNT_COOKIE = `${brand.prefix}-account`

/** `member` or `nonmember`: which prices lead. Read by the first-paint script. Spec §3 Cookies. */
export const USER_SEGMENT_COOKIE = 'user_segment'

/**
 * `1` while the session's group of the strikethrough experiment sees offers struck through; absent otherwise. Read by the first-paint script, on shared
 * pages. Decision 144.
 */
export const STRIKES_OFFERS_COOKIE = `${brand.prefix}-strikes`

/** `1` while a membership is in the basket. Spec §3 Cookies; the prefix is the brand's. */
export const MEMBERSHIP_IN_BAG_COOKIE = `${brand.prefix}-membership-in-bag`

/** `1` on the journey at the Typical Price, `0` on the one at the Member's Price. Spec §3 Cookies. */
export const TYPICAL_JOURNEY_COOKIE = `${brand.prefix}-typical-journey`

/** `UK` or `US`: the chosen store. Spec §3 Cookies. */
export const STORE_PREFERENCE_COOKIE = `${brand.prefix}_STORE_PREFERENCE`

/** Until when the chosen store is valid, as an ISO instant. Spec §9, open point A150. */
export const STORE_PREFERENCE_TS_COOKIE = `${brand.prefix}_STORE_PREFERENCE_TS`

/** `1` while the accessibility mode is on. Spec §2, open point A34. */
export const ACCESSIBILITY_COOKIE = `${brand.prefix}-accessibility`

/** Purposes that the visitor has consented to, as `necessary,functional`. Open point A19. */
export const CONSENT_COOKIE = `${brand.prefix}-consent`

/** Outcome of a heart posted as a form, for the page shown next: `added`, `removed` or `failed`. Removed once announced. */
export const WISH_OUTCOME_COOKIE = `${brand.prefix}-wish`

/** What was typed into a form that was refused, for its page: sealed, never readable by scripts, without secrets, gone after half an hour. */
export const KEPT_FORM_COOKIE = `${brand.prefix}-form`

/** The code of a refer-a-friend link that was followed, until its credit is in the basket. Never readable by scripts. */
export const REFERRAL_COOKIE = `${brand.prefix}-referral`

/** What changed in the basket since the shopper pressed to pay. Sealed, never readable by scripts. */
export const CHECKOUT_CHANGES_COOKIE = `${brand.prefix}-checkout-changes`

/** The way to pay that was chosen before a payment elsewhere, by its id. Never readable by scripts. */
export const CHOSEN_METHOD_COOKIE = `${brand.prefix}-pay-with`

/**
 * Another value after every answer to a post and every mutation, readable by scripts. A page that comes back from the browser's back/forward cache is loaded
 * again when it differs from what it was when the page was rendered. Decision 143.
 */
export const CHANGES_COOKIE = `${brand.prefix}-changes`

/** The raw value of one cookie in a Cookie header or in `document.cookie`; undefined if it is missing. */
export function cookieValue(header: string, name: string): string | undefined {
  const pair = header.split(';').find((part) => part.trim().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}
