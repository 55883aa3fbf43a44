import type { Locale } from '#app/platform/store/stores.ts'

/** What the help centre may be told of a visitor. */
export type HelpCentreIds = {
  /** Of this browser. Undefined where none can be kept. */
  anonId: string | undefined
  /** The environment that the shop runs in, as `production`. */
  env: string
  /** Undefined for somebody who is not logged in. */
  userId: string | undefined
}

/** Whether the help centre is told anything: in the UK with consent to functional cookies, elsewhere always. Spec §6. */
export function tellsHelpCentre(locale: Locale, hasFunctionalConsent: boolean): boolean {
  return locale !== 'en-GB' || hasFunctionalConsent
}

/** A help centre's address with those ids, or bare where there are none. What it carried of them before is replaced. Names: decision A18. */
export function helpAddress(href: string, ids: HelpCentreIds | undefined): string {
  const url = new URL(href)
  for (const name of ['anonId', 'env', 'userId'] as const) {
    const value = ids?.[name]
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}
