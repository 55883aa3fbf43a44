import type { BasketItemOrigin, BasketItemType, MembershipDuration, NotificationLevel } from '#schema/__generated__/types.ts'

/** Who is shopping, as far as prices go. Spec §3, §6. */
export type Shopper = {
  /** True with an account membership whose id is not 'none:none'. A membership in the basket is not counted here. */
  readonly isMember: boolean
  /** True after a first order: an offer for the first order no longer holds. */
  readonly hasOrdered: boolean
}

/** What one of it costs in each tier, minor units. The caller has already put an offer price in place of the regular one. */
type UnitPrices = { readonly typical: number; readonly member: number }

/** What is known of the membership behind a line. */
export type LineMembership = {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly duration: MembershipDuration
  /** Major units that may be spent in a term, at the Member's Price; null: no limit. */
  readonly spendingLimit: number | null
  /** Sku of the kit that it came with: the shopper cannot take it out by itself, and it is not for members; null: chosen by itself. Open points A56, A58. */
  readonly kitSku: string | null
}

/** One line of a basket, with all that the rules need to price it. */
export type PriceableLine = {
  readonly id: string
  readonly type: BasketItemType
  /** A line of origin 'discount' is priced 0. */
  readonly origin: BasketItemOrigin
  readonly quantity: number
  /** What is sold: the variant's sku, or the membership plan's id. Lines of the same type and offer are one line. */
  readonly offerId: string
  /** What notifications call it. */
  readonly name: string
  /** A membership costs the same in both tiers. */
  readonly unit: UnitPrices
  /** False: it may stand in the basket, but nothing is charged for it. Memberships are always in stock. */
  readonly inStock: boolean
  /** The most that one order may hold of it; null: no limit of its own. */
  readonly maxItemQuantity: number | null
  /** True when nothing is posted. Memberships of both kinds are virtual. */
  readonly isVirtual: boolean
  /** Null for a product. */
  readonly membership: LineMembership | null
  /** Name of the gift offer that put it in; null for anything else. */
  readonly giftOffer: string | null
}

/** Something to tell the shopper, before the contract's types dress it. Spec §8. */
export type RuleNotification = {
  readonly code: string
  readonly level: NotificationLevel
  readonly params: readonly { readonly name: string; readonly value: string }[]
  readonly handler: string | null
}

/** A notification with its parameters given as a record. */
export function ruleNotification(code: string, level: NotificationLevel, params: Readonly<Record<string, string>> = {}): RuleNotification {
  return { code, level, params: Object.entries(params).map(([name, value]) => ({ name, value })), handler: null }
}

/** True when a price is known in both tiers: a negative one stands for 'not known yet'. */
export function isPriced(line: PriceableLine): boolean {
  return line.unit.typical >= 0 && line.unit.member >= 0
}

/** True when a line is charged for: in stock, its price known, and not there by a discount. */
export function isCharged(line: PriceableLine): boolean {
  return line.inStock && isPriced(line) && line.origin !== 'discount'
}

/** True when the basket holds something, and nothing of it is posted. Spec §3. */
export function hasOnlyVirtualProducts(lines: readonly PriceableLine[]): boolean {
  return lines.length > 0 && lines.every((line) => line.isVirtual)
}
