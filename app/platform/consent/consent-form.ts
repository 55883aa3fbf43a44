import type { Purpose } from './consent.ts'

/** Values of `choice` that a consent form's buttons send: all purposes, only what is necessary, or what is ticked. */
export const consentChoices = ['all', 'necessary', 'ticked'] as const
export type ConsentChoice = (typeof consentChoices)[number]

/** The choice that a consent form was sent with: a purpose is ticked when its field is present. */
export function chosenIn(choice: ConsentChoice, fields: Readonly<Record<string, unknown>>): Record<Purpose, boolean> {
  const isGiven = (purpose: Purpose) => choice === 'all' || (choice === 'ticked' && fields[purpose] !== undefined)
  return { functional: isGiven('functional'), analytics: isGiven('analytics') }
}
