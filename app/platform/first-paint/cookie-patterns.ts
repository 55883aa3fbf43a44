import { purposes } from '#app/platform/consent/consent.ts'
import {
  ACCESSIBILITY_COOKIE,
  CONSENT_COOKIE,
  MEMBERSHIP_IN_BAG_COOKIE,
  USER_SEGMENT_COOKIE,
} from '#app/platform/session/session-cookies.ts'

/* What the first-paint script looks for in `document.cookie`, as patterns. They are evaluated when the script is compiled. */

/** Member prices lead. */
export const MEMBER_PATTERN = `${USER_SEGMENT_COOKIE}=member|${MEMBERSHIP_IN_BAG_COOKIE}=1`

export const ACCESSIBILITY_PATTERN = `${ACCESSIBILITY_COOKIE}=1`

/** A record that `parseConsent` reads. */
export const CONSENT_PATTERN = `${CONSENT_COOKIE}=necessary((%2C|,)(${purposes.join('|')}))*`
