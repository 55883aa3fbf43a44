/** A card with more variants than this may fold. Spec §9. */
export const MAY_FOLD_ABOVE = 3

/** Whether a card's variants fold: only many of them, and only when they are too high. Spec §2. */
export function folds(variants: number, overflows: boolean): boolean {
  return variants > MAY_FOLD_ABOVE && overflows
}
