import { type PriceableLine, type RuleNotification, ruleNotification } from '../basket/basket-line.ts'

/** removable: false for a kit's membership, which is removed with its kit. Open point A56. */
export function isRemovable(line: PriceableLine): boolean {
  return line.membership === null || line.membership.kitSku === null
}

/** Removes kit memberships from a member's basket: they are for non-members only. Open point A58. */
export function dropKitMemberships<Line extends PriceableLine>(
  lines: readonly Line[],
  shopper: { readonly isMember: boolean },
): { readonly lines: readonly Line[]; readonly notifications: readonly RuleNotification[] } {
  const kept = lines.filter((line) => !shopper.isMember || isRemovable(line))
  return { lines: kept, notifications: kept.length < lines.length ? [ruleNotification('MEMBERSHIP_KIT_REMOVED', 'info')] : [] }
}

/** Removes memberships whose kit is no longer in the basket. */
export function withoutLostKits<Line extends PriceableLine>(lines: readonly Line[]): readonly Line[] {
  const skus = new Set(lines.map((line) => line.offerId))
  return lines.filter((line) => line.membership === null || line.membership.kitSku === null || skus.has(line.membership.kitSku))
}
