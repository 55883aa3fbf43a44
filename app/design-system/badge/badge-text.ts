/** A badge's text: the count up to 99, `∞` from 100, empty without a count. */
export function badgeText(count: number): string | undefined {
  if (!(count > 0)) return undefined
  return count >= 100 ? '∞' : String(count)
}
