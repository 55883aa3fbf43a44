import type { Locale } from '#app/platform/store/stores.ts'

/** Ids that a link to the help centre may carry. */
export type HelpCentreIds = {
  /** Undefined where storage is unavailable. */
  anonId: string | undefined
  /** The shop's environment, such as `production`. */
  env: string
  /** Undefined for guests. */
  userId: string | undefined
}

/** Whether the help centre gets ids: in the UK with consent to functional cookies, elsewhere always. Spec §6. */
export function tellsHelpCentre(locale: Locale, hasFunctionalConsent: boolean): boolean {
  return locale !== 'en-GB' || hasFunctionalConsent
}

/** A help centre URL with the given ids, replacing previous ones; bare without ids. Names: open point A18. */
export function helpAddress(href: string, ids: HelpCentreIds | undefined): string {
  const url = new URL(href)
  for (const name of ['anonId', 'env', 'userId'] as const) {
    const value = ids?.[name]
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}
