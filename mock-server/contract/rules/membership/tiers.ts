import type { PriceTier } from '#schema/__generated__/types.ts'
import type { LineMembership, PriceableLine, Shopper } from '../basket/basket-line.ts'

/** The id that means 'no membership'. Spec §9. */
export const SENTINEL_MEMBERSHIP_ID = 'none:none'

/** True if an account has a real membership, not the sentinel. Spec §3, open point A79. */
export function isAccountMembership(membership: { readonly id: string } | null | undefined): boolean {
  return membership != null && membership.id !== SENTINEL_MEMBERSHIP_ID
}

/** The shopper's own membership among the lines; a gift membership is for someone else and does not count. */
function ownMembershipLine(lines: readonly PriceableLine[]): PriceableLine | undefined {
  return lines.find((line) => line.type === 'membership' && line.quantity > 0)
}

/** hasMembership: true for a member, or anyone with a membership in the basket. Spec §3, open point A79. */
export function countsAsMember(shopper: Pick<Shopper, 'isMember'>, lines: readonly PriceableLine[]): boolean {
  return shopper.isMember || ownMembershipLine(lines) !== undefined
}

/** The tier that the basket is priced in; it follows hasMembership. Spec §6. */
export function priceTier(shopper: Pick<Shopper, 'isMember'>, lines: readonly PriceableLine[]): PriceTier {
  return countsAsMember(shopper, lines) ? 'member' : 'typical'
}

/** effectiveMembership: the account's membership, else the one in the basket, else null. The sentinel never counts. Spec §3, open point A79. */
export function membershipInForce<Account extends { readonly id: string }>(
  account: Account | null,
  lines: readonly PriceableLine[],
): Account | LineMembership | null {
  if (account !== null && isAccountMembership(account)) return account
  return ownMembershipLine(lines)?.membership ?? null
}
