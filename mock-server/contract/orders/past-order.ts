import type { AddressRecord } from '#fixtures/orders/record.ts'
import type { BasketItemType, PaymentKind } from '#schema/__generated__/types.ts'

/** An order's amounts, minor units. Products less discounts, plus delivery, membership and added tax, make the total. */
export type OrderAmounts = {
  readonly products: number
  readonly discounts: number
  readonly delivery: number
  readonly tax: number
  readonly membership: number
  readonly total: number
  readonly memberSavings: number
}

/** An order line as it was when the order was placed. */
export type PastLine = {
  readonly type: BasketItemType
  readonly sku: string
  readonly title: string
  readonly subTitle: string | null
  readonly brandName: string | null
  readonly quantity: number
  /** The amount charged, minor units. */
  readonly charged: number
  /** A gift's regular price, minor units; 0 for paid lines. */
  readonly giftWorth: number
  /** Name of the offer that a gift came with. Absent: a paid line. */
  readonly giftOffer?: string
}

/** An order, either from before the world's start or placed in the world. */
export type PastOrder = {
  readonly number: string
  /** The id of the request that placed it in this world; null for an order from before the start. */
  readonly requestId: string | null
  /** Milliseconds. */
  readonly placedAt: number
  readonly ended: 'CANCELLED' | 'RETURNED' | null
  readonly isMemberPriced: boolean
  readonly lines: readonly PastLine[]
  readonly amounts: OrderAmounts
  /** Names of the offers that came off. Absent: an order from before the start. */
  readonly offers?: readonly string[]
  readonly email: string
  /** Null: nothing in it is delivered by post. */
  readonly address: AddressRecord | null
  /** Where the bill went. Absent: to the delivery address. */
  readonly billing?: AddressRecord
  readonly deliveryMethod: 'Standard' | 'Express'
  /** From which of its lines on it goes in a second parcel that leaves a day later. Absent: it goes in one. */
  readonly secondParcelFrom?: number
  /** Delivery cost without thresholds and offers, minor units. */
  readonly deliveryWorth: number
  readonly payment: { readonly kind: PaymentKind; readonly label: string }
}
