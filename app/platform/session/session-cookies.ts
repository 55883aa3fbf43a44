/** The shopper's token: http-only, set by the contract, passed on by /api/graphql. */
export const SESSION_COOKIE = 'ottilie-session'

/**
 * A short fingerprint of the token that scripts may read. It says that a session exists and whether the record in local storage
 * belongs to it; it opens nothing.
 */
export const SESSION_KEY_COOKIE = 'ottilie-session-key'

/** `member` or `nonmember`: which prices lead. Read by the first-paint script. Spec §3 Cookies. */
export const USER_SEGMENT_COOKIE = 'user_segment'

/** `1` while a membership is in the bag. Spec §3 Cookies; the prefix is the brand's. */
export const MEMBERSHIP_IN_BAG_COOKIE = 'ottilie-membership-in-bag'

/** The value of one cookie in a Cookie header or in `document.cookie`; undefined when it is not there. */
export function cookieValue(header: string, name: string): string | undefined {
  const pair = header.split(';').find((part) => part.trim().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}
