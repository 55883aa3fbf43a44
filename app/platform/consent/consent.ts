import { DAY_SECONDS, readCookie, removeCookie, writeCookie } from '#app/platform/session/browser-cookies.ts'
import { CONSENT_COOKIE } from '#app/platform/session/session-cookies.ts'

/** Purposes that need consent. Necessary cookies need none and are not listed. */
export const purposes = ['functional', 'analytics'] as const
export type Purpose = (typeof purposes)[number]

/** The consent stored in this browser. */
export type Consent = Readonly<Record<Purpose, boolean>> & {
  /** Whether a choice was made; without one there is no consent. */
  readonly isChosen: boolean
}

/** First in every record; a record without it was not written by this shop. */
const NECESSARY = 'necessary'

/** How long a choice is valid, seconds. */
export const CONSENT_SECONDS = 180 * DAY_SECONDS

const CHANGED = 'ottilie:consent'

/** The consent of a visitor who has not answered. */
export const NO_CONSENT: Consent = { isChosen: false, functional: false, analytics: false }

/** Cookies that third-party scripts set on the shop's domain, by purpose. They are removed when consent is withdrawn. */
const cookiesOf: Readonly<Record<Purpose, readonly string[]>> = { functional: ['care-chat'], analytics: [] }

let snapshot: { text: string | undefined; consent: Consent } = { text: undefined, consent: NO_CONSENT }

/** The stored consent; an unreadable record counts as none. The same object until it changes. */
export function readConsent(): Consent {
  const text = readCookie(CONSENT_COOKIE)
  if (snapshot.text !== text) snapshot = { text, consent: parseConsent(text) }
  return snapshot.consent
}

/** Parses a record such as `necessary,functional`; any other format is no consent. Open point A19. */
export function parseConsent(text: string | undefined): Consent {
  const [first, ...given] = text?.split(',') ?? []
  const known: readonly string[] = purposes
  if (first !== NECESSARY || !given.every((purpose) => known.includes(purpose))) return NO_CONSENT
  return { isChosen: true, functional: given.includes('functional'), analytics: given.includes('analytics') }
}

/** A choice in the record's format. */
export function consentText(chosen: Readonly<Record<Purpose, boolean>>): string {
  return [NECESSARY, ...purposes.filter((purpose) => chosen[purpose])].join(',')
}

/**
 * Stores a choice and notifies the page. True if something was withdrawn: its cookies are removed, but scripts that are already running cannot be
 * stopped, so the page has to be reloaded.
 */
export function saveConsent(chosen: Readonly<Record<Purpose, boolean>>): { isWithdrawn: boolean } {
  const before = readConsent()
  writeCookie(CONSENT_COOKIE, consentText(chosen), CONSENT_SECONDS)
  for (const purpose of purposes) if (!chosen[purpose]) cookiesOf[purpose].forEach(removeCookie)
  delete document.documentElement.dataset['consent']
  dispatchEvent(new Event(CHANGED))
  return { isWithdrawn: purposes.some((purpose) => before[purpose] && !chosen[purpose]) }
}

/** Calls back when a choice is made on this page. Returns the unsubscribe function. */
export function onConsentChange(callback: () => void): () => void {
  addEventListener(CHANGED, callback)
  return () => removeEventListener(CHANGED, callback)
}

/**
 * Whether things of a purpose may be loaded or sent now. The UK needs consent first; elsewhere it is allowed until refused (Spec §6 Help centre,
 * open point A186).
 */
export function isAllowed(purpose: Purpose, locale: string): boolean {
  const consent = readConsent()
  return consent[purpose] || (!consent.isChosen && locale !== 'en-GB')
}
