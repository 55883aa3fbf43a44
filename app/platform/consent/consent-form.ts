import type { Purpose } from './consent.ts'

/** Values of `choice` that a consent form's buttons send: all purposes, only necessary cookies, or the ticked purposes. */
export const consentChoices = ['all', 'necessary', 'ticked'] as const
export type ConsentChoice = (typeof consentChoices)[number]

/** The choice of a submitted consent form: a purpose is ticked if its field is present. */
export function chosenIn(choice: ConsentChoice, fields: Readonly<Record<string, unknown>>): Record<Purpose, boolean> {
  const isGiven = (purpose: Purpose) => choice === 'all' || (choice === 'ticked' && fields[purpose] !== undefined)
  return { functional: isGiven('functional'), analytics: isGiven('analytics') }
}
