import { DAY_SECONDS, readCookie, removeCookie, writeCookie } from '#app/platform/session/browser-cookies.ts'
import { CONSENT_COOKIE } from '#app/platform/session/session-cookies.ts'

/** What may be consented to. What the shop cannot do without is not among them: it needs no consent. */
export const purposes = ['functional', 'analytics'] as const
export type Purpose = (typeof purposes)[number]

/** What was consented to in this browser. */
export type Consent = Readonly<Record<Purpose, boolean>> & {
  /** Whether a choice was made at all; without one nothing is consented to. */
  readonly isChosen: boolean
}

/** First in every record: one that does not begin with it was not written by this shop. */
const NECESSARY = 'necessary'

/** How long a choice holds before it is asked for again, seconds. */
export const CONSENT_SECONDS = 180 * DAY_SECONDS

const CHANGED = 'ottilie:consent'

/** Whoever has not chosen. */
export const NO_CONSENT: Consent = { isChosen: false, functional: false, analytics: false }

/** Cookies that scripts of others leave in the shop's name, by what they were loaded for. They go when the consent goes. */
const cookiesOf: Readonly<Record<Purpose, readonly string[]>> = { functional: ['care-chat'], analytics: [] }

let snapshot: { text: string | undefined; consent: Consent } = { text: undefined, consent: NO_CONSENT }

/** What was consented to. A record that cannot be read is none. The same object until it changes. */
export function readConsent(): Consent {
  const text = readCookie(CONSENT_COOKIE)
  if (snapshot.text !== text) snapshot = { text, consent: parseConsent(text) }
  return snapshot.consent
}

/** Reads a record, as `necessary,functional`; anything that this shop does not write is no consent. Open point A19. */
export function parseConsent(text: string | undefined): Consent {
  const [first, ...given] = text?.split(',') ?? []
  const known: readonly string[] = purposes
  if (first !== NECESSARY || !given.every((purpose) => known.includes(purpose))) return NO_CONSENT
  return { isChosen: true, functional: given.includes('functional'), analytics: given.includes('analytics') }
}

/** A choice as its record is written. */
export function consentText(chosen: Readonly<Record<Purpose, boolean>>): string {
  return [NECESSARY, ...purposes.filter((purpose) => chosen[purpose])].join(',')
}

/**
 * Keeps what was chosen and lets every part of the shop know. Answers whether something was withdrawn: its cookies are gone by then, but a script
 * that runs cannot be stopped, so the page has to be loaded anew.
 */
export function saveConsent(chosen: Readonly<Record<Purpose, boolean>>): { isWithdrawn: boolean } {
  const before = readConsent()
  writeCookie(CONSENT_COOKIE, consentText(chosen), CONSENT_SECONDS)
  for (const purpose of purposes) if (!chosen[purpose]) cookiesOf[purpose].forEach(removeCookie)
  delete document.documentElement.dataset['consent']
  dispatchEvent(new Event(CHANGED))
  return { isWithdrawn: purposes.some((purpose) => before[purpose] && !chosen[purpose]) }
}

/** Calls back whenever a choice is made on this page. Returns what ends it. */
export function onConsentChange(callback: () => void): () => void {
  addEventListener(CHANGED, callback)
  return () => removeEventListener(CHANGED, callback)
}

/**
 * Whether something of a purpose may be loaded or sent now. The UK needs consent first; elsewhere it is allowed until refused (Spec §6 Help centre, open
 * point A186).
 */
export function isAllowed(purpose: Purpose, locale: string): boolean {
  const consent = readConsent()
  return consent[purpose] || (!consent.isChosen && locale !== 'en-GB')
}
