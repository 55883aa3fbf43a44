import type { AddressRecord } from '#fixtures/orders/record.ts'
import type { BasketItemType, PaymentKind } from '#schema/__generated__/types.ts'

/** What an order cost, minor units. Products less discounts, with delivery, membership and added tax, make the total. */
export type OrderAmounts = {
  readonly products: number
  readonly discounts: number
  readonly delivery: number
  readonly tax: number
  readonly membership: number
  readonly total: number
  readonly memberSavings: number
}

/** A line of an order, as it was when it was placed. */
export type PastLine = {
  readonly type: BasketItemType
  readonly sku: string
  readonly title: string
  readonly subTitle: string | null
  readonly brandName: string | null
  readonly quantity: number
  /** What it cost, minor units. */
  readonly charged: number
  /** What a gift would have cost, minor units; 0 for what was paid for. */
  readonly giftWorth: number
}

/** An order: from before the world's start, or placed in it. */
export type PastOrder = {
  readonly number: string
  /** The request that placed it in this world; null for one from before. */
  readonly requestId: string | null
  /** Milliseconds. */
  readonly placedAt: number
  readonly ended: 'CANCELLED' | 'RETURNED' | null
  readonly isMemberPriced: boolean
  readonly lines: readonly PastLine[]
  readonly amounts: OrderAmounts
  readonly email: string
  /** Null: nothing in it is delivered by post. */
  readonly address: AddressRecord | null
  readonly deliveryMethod: 'Standard' | 'Express'
  /** What delivery would have cost without thresholds and offers, minor units. */
  readonly deliveryWorth: number
  readonly payment: { readonly kind: PaymentKind; readonly label: string }
}
