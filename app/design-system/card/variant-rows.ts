/** A card with more variants than this may collapse them. Spec §9. */
export const MAY_FOLD_ABOVE = 3

/** Whether a card's variants collapse: only if there are many and they are too tall. Spec §2. */
export function folds(variants: number, overflows: boolean): boolean {
  return variants > MAY_FOLD_ABOVE && overflows
}
