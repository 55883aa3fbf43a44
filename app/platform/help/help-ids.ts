import type { Locale } from '#app/platform/store/stores.ts'

/** Ids that a link to the help centre may carry. */
export type HelpCentreIds = {
  /** Undefined where storage is unavailable. */
  anonId: string | undefined
  /** The environment that the shop runs in, as `production`. */
  env: string
  /** Undefined for somebody who is not logged in. */
  userId: string | undefined
}

/** Whether the help centre gets ids: in the UK with consent to functional cookies, elsewhere always. Spec §6. */
export function tellsHelpCentre(locale: Locale, hasFunctionalConsent: boolean): boolean {
  return locale !== 'en-GB' || hasFunctionalConsent
}

/** A help centre address with the given ids, replacing those it had; bare without ids. Names: open point A18. */
export function helpAddress(href: string, ids: HelpCentreIds | undefined): string {
  const url = new URL(href)
  for (const name of ['anonId', 'env', 'userId'] as const) {
    const value = ids?.[name]
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}
