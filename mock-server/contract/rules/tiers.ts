import type { PriceTier } from '#schema/__generated__/types.ts'
import type { BasketLine, LineMembership, Shopper } from './basket-line.ts'

/** The id that says 'no membership'. [9/Stores and currency] */
export const NO_MEMBERSHIP_ID = 'none:none'

/** True when an account's membership is one: it exists and is not the sentinel. [3/Membership and subscription, A79] */
export function isAccountMembership(membership: { readonly id: string } | null | undefined): boolean {
  return membership != null && membership.id !== NO_MEMBERSHIP_ID
}

/** The shopper's own membership among the lines; a gift membership is somebody else's and does not count. */
function membershipLine(lines: readonly BasketLine[]): BasketLine | undefined {
  return lines.find((line) => line.type === 'membership' && line.quantity > 0)
}

/** hasMembership: a member, or anyone with a membership in the bag. [3/User, A79] */
export function hasMembership(shopper: Pick<Shopper, 'isMember'>, lines: readonly BasketLine[]): boolean {
  return shopper.isMember || membershipLine(lines) !== undefined
}

/** The tier that the basket is priced in: it follows hasMembership. [6/Pricing] */
export function priceTier(shopper: Pick<Shopper, 'isMember'>, lines: readonly BasketLine[]): PriceTier {
  return hasMembership(shopper, lines) ? 'member' : 'typical'
}

/** effectiveMembership: the account's membership, else the one in the bag, else null. The sentinel never counts. [3/User, A79] */
export function effectiveMembership<Account extends { readonly id: string }>(
  account: Account | null,
  lines: readonly BasketLine[],
): Account | LineMembership | null {
  if (account !== null && isAccountMembership(account)) return account
  return membershipLine(lines)?.membership ?? null
}
