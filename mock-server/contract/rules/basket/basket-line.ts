import type { BasketItemOrigin, BasketItemType, MembershipDuration, NotificationLevel } from '#schema/__generated__/types.ts'

/** The shopper as far as pricing is concerned. Spec §3, §6. */
export type Shopper = {
  /** True with an account membership whose id is not 'none:none'. A membership in the basket is not counted here. */
  readonly isMember: boolean
  /** True after a first order: first-order offers no longer apply. */
  readonly hasOrdered: boolean
}

/** Unit price in each tier, minor units. The caller has already replaced the regular price with any offer price. */
type UnitPrices = { readonly typical: number; readonly member: number }

/** The membership behind a line. */
export type LineMembership = {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly duration: MembershipDuration
  /** Spending limit for a term, major units at the Member's Price; null: no limit. */
  readonly spendingLimit: number | null
  /** Sku of the kit it came with: not removable on its own and not for members; null: chosen separately. Open points A56, A58. */
  readonly kitSku: string | null
}

/** One basket line with everything the rules need to price it. */
export type PriceableLine = {
  readonly id: string
  readonly type: BasketItemType
  /** A line of origin 'discount' is priced 0. */
  readonly origin: BasketItemOrigin
  readonly quantity: number
  /** What is sold: the variant's sku, or the membership plan's id. Lines with the same type and offer are merged. */
  readonly offerId: string
  /** The name used in notifications. */
  readonly name: string
  /** A membership costs the same in both tiers. */
  readonly unit: UnitPrices
  /** False: it may stay in the basket but is not charged. Memberships are always in stock. */
  readonly inStock: boolean
  /** Maximum quantity per order; null: no limit of its own. */
  readonly maxItemQuantity: number | null
  /** True if nothing is posted. Memberships of both kinds are virtual. */
  readonly isVirtual: boolean
  /** Null for a product. */
  readonly membership: LineMembership | null
  /** Name of the gift offer that added the line; null for anything else. */
  readonly giftOffer: string | null
}

/** A message to the shopper, before it is mapped to the contract's types. Spec §8. */
export type RuleNotification = {
  readonly code: string
  readonly level: NotificationLevel
  readonly params: readonly { readonly name: string; readonly value: string }[]
  readonly handler: string | null
}

/** Builds a notification from a record of parameters. */
export function ruleNotification(code: string, level: NotificationLevel, params: Readonly<Record<string, string>> = {}): RuleNotification {
  return { code, level, params: Object.entries(params).map(([name, value]) => ({ name, value })), handler: null }
}

/** True if the price is known in both tiers: a negative price means 'not known yet'. */
export function isPriced(line: PriceableLine): boolean {
  return line.unit.typical >= 0 && line.unit.member >= 0
}

/** True if a line is charged: in stock, with a known price, and not added by a discount. */
export function isCharged(line: PriceableLine): boolean {
  return line.inStock && isPriced(line) && line.origin !== 'discount'
}

/** True if the basket is not empty and nothing in it is posted. Spec §3. */
export function hasOnlyVirtualProducts(lines: readonly PriceableLine[]): boolean {
  return lines.length > 0 && lines.every((line) => line.isVirtual)
}
