import { CLOSE, COOKIE_PREFERENCES } from '../shared.ts'

/** The consent banner, and the frame of the cookie preferences. */
export const consentCopy = {
  question: 'Cookies, the way you like them',
  explanation: 'Essential cookies keep the shop working. With your OK, others power chat and reviews, and show us what to improve.',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  choose: 'Choose',
  /** Completes `choose` for screen readers. */
  chooseWhat: 'cookies',
  title: COOKIE_PREFERENCES,
  close: CLOSE,
  notLoaded: "We couldn't load your choices. Reload the page to try again.",
} as const
