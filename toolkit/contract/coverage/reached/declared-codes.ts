import { declaredCodes } from '#schema/__generated__/error-codes.ts'
import type { SweptOperation } from '../sweep/sweep.ts'
import { toldText } from '../sweep/told-codes.ts'

/**
 * The codes of `@errors` that no operation was answered with, by root field. A notification that a selection lays over the basket counts only for a code
 * that no rule answers anywhere.
 */
export function untoldCodes(
  swept: readonly Pick<SweptOperation, 'told' | 'laid'>[],
  declared: Readonly<Record<string, readonly string[]>> = declaredCodes,
): string[] {
  const told = new Set(swept.flatMap((one) => [...one.told.keys()]))
  const laid = new Set(swept.flatMap((one) => [...one.laid.keys()]))
  const ofRules = new Set(Array.from(told, (text) => text.split(' ')[1]))
  const isBrought = (field: string, code: string): boolean =>
    told.has(toldText(field, code)) || (laid.has(toldText(field, code)) && !ofRules.has(code))
  return Object.entries(declared).flatMap(([field, codes]) =>
    codes
      .filter((code) => !isBrought(field, code))
      .map((code) => `${field} declares ${code}, and no scenario or example brings it: add one, or take it out of @errors`),
  )
}
