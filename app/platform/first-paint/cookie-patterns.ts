import { purposes } from '#app/platform/consent/consent.ts'
import {
  ACCESSIBILITY_COOKIE,
  CHANGES_COOKIE,
  CONSENT_COOKIE,
  MEMBERSHIP_IN_BAG_COOKIE,
  SESSION_KEY_COOKIE,
  STRIKES_OFFERS_COOKIE,
  USER_SEGMENT_COOKIE,
} from '#app/platform/session/session-cookies.ts'

/* Patterns that the inline scripts match against `document.cookie`. Evaluated when the script is compiled. */

const cookie = (pattern: string) => new RegExp(`(^|; )(${pattern})(;|$)`)

/** Member prices lead. */
export const MEMBER_PATTERN = cookie(`${USER_SEGMENT_COOKIE}=member|${MEMBERSHIP_IN_BAG_COOKIE}=1`)

/** The accessibility mode is on. */
export const ACCESSIBILITY_PATTERN = cookie(`${ACCESSIBILITY_COOKIE}=1`)

/** The session's group sees offers struck through. */
export const STRIKES_PATTERN = cookie(`${STRIKES_OFFERS_COOKIE}=1`)

/** A record that `parseConsent` accepts. */
export const CONSENT_PATTERN = cookie(`${CONSENT_COOKIE}=necessary((%2C|,)(${purposes.join('|')}))*`)

/** Who is here and what they have changed: every cookie that tells either. */
export const SHOPPER_PATTERN = new RegExp(`(${SESSION_KEY_COOKIE}|${CHANGES_COOKIE})=[^;]*`, 'g')
