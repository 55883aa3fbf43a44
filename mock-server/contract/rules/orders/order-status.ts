import type { OrderStatus } from '#schema/__generated__/types.ts'
import { DAY, HOUR } from '../instants.ts'

/** Time from placing an order until it is packed, shipped and delivered, in milliseconds. */
type Pace = { readonly packed: number; readonly left: number; readonly arrived: number }

const pace: Readonly<Record<'Standard' | 'Express', Pace>> = {
  Standard: { packed: 2 * HOUR, left: DAY, arrived: 4 * DAY },
  Express: { packed: HOUR, left: 12 * HOUR, arrived: DAY + 6 * HOUR },
}

/** What an order's status depends on. */
type OrderWay = {
  readonly placedAt: number
  readonly deliveryMethod: 'Standard' | 'Express'
  readonly ended: 'CANCELLED' | 'RETURNED' | null
  /** False: nothing in it is delivered by post. */
  readonly isPosted: boolean
  /** True if a part of it leaves a day after the rest, in a parcel of its own. */
  readonly isInTwoParcels?: boolean
}

/** How long after the first parcel a second one leaves, in milliseconds. */
export const SECOND_PARCEL_AFTER = DAY

/** An order's status at an instant. An order with nothing to post is complete immediately, and one in two parcels when both have arrived. */
export function orderStatus({ placedAt, deliveryMethod, ended, isPosted, isInTwoParcels = false }: OrderWay, now: number): OrderStatus {
  if (ended) return ended
  if (!isPosted) return 'DELIVERED'
  const { packed, left, arrived } = pace[deliveryMethod]
  const age = now - placedAt
  if (age < packed) return 'PLACED'
  if (age < left) return 'PACKING'
  return age < arrived + (isInTwoParcels ? SECOND_PARCEL_AFTER : 0) ? 'DISPATCHED' : 'DELIVERED'
}

/** True while an order can be cancelled, that is before it ships. */
export function isCancellable(status: OrderStatus): boolean {
  return status === 'PLACED' || status === 'PACKING'
}

/** When an order ships and when it is delivered, in milliseconds. */
export function wayPoints({ placedAt, deliveryMethod }: Pick<OrderWay, 'placedAt' | 'deliveryMethod'>): { left: number; arrives: number } {
  return { left: placedAt + pace[deliveryMethod].left, arrives: placedAt + pace[deliveryMethod].arrived }
}
