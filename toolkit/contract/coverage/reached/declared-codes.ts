import { declaredCodes } from '#schema/__generated__/error-codes.ts'
import type { SweptOperation } from '../sweep/sweep.ts'

/** The codes of `@errors` that no operation was answered with, by root field. Without an operation that asks for it, a field declares in vain. */
export function untoldCodes(
  swept: readonly Pick<SweptOperation, 'told'>[],
  declared: Readonly<Record<string, readonly string[]>> = declaredCodes,
): string[] {
  const told = new Set(swept.flatMap((one) => [...one.told.keys()]))
  return Object.entries(declared).flatMap(([field, codes]) =>
    codes
      .filter((code) => !told.has(toldText(field, code)))
      .map((code) => `${field} declares ${code}, and no scenario or example brings it: add one, or take it out of @errors`),
  )
}

/** A code and its root field, in one word. */
export function toldText(field: string, code: string): string {
  return `${field} ${code}`
}
