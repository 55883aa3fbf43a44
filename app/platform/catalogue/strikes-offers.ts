/** Whether a group of the strikethrough experiment sees the regular price beside an offer. Spec §4, open point A42. */
export function strikesOffers(group: string): boolean {
  return group === 'variant' || group === 'throwaway-variant'
}

/** Whether a group's exposure to the strikethrough experiment is tracked; throwaway groups are not (open point A183). */
export function isStrikeMeasured(group: string): boolean {
  return group === 'variant' || group === 'control'
}
