import type { Purpose } from './consent.ts'

/** What the buttons of a form of consent send as `choice`: everything, nothing that needs leave, or what is ticked. */
export const consentChoices = ['all', 'necessary', 'ticked'] as const
export type ConsentChoice = (typeof consentChoices)[number]

/** What a form of consent says, from its fields: a purpose is ticked when its field is there. */
export function chosenIn(choice: ConsentChoice, fields: Readonly<Record<string, unknown>>): Record<Purpose, boolean> {
  const isGiven = (purpose: Purpose) => choice === 'all' || (choice === 'ticked' && fields[purpose] !== undefined)
  return { functional: isGiven('functional'), analytics: isGiven('analytics') }
}
