/** Whether a group of the strikethrough experiment sees the regular price beside an offer. Spec §4, open point A42. */
export function strikesOffers(group: string): boolean {
  return group === 'variant' || group === 'throwaway-variant'
}

/** Whether analytics is told that a group has been shown its side of the strikethrough experiment: not of the throwaway groups (open point A183). */
export function isStrikeMeasured(group: string): boolean {
  return group === 'variant' || group === 'control'
}
