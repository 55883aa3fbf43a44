/** Whether a group of the strikethrough experiment sees the regular price beside an offer. Spec §4, decision A42. */
export function strikesOffers(group: string): boolean {
  return group === 'variant' || group === 'throwaway-variant'
}
