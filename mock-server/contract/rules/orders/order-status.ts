import type { OrderStatus } from '#schema/__generated__/types.ts'
import { DAY, HOUR } from '../instants.ts'

/** How long after an order was placed it is packed, leaves and arrives, milliseconds. */
type Pace = { readonly packed: number; readonly left: number; readonly arrived: number }

const pace: Readonly<Record<'Standard' | 'Express', Pace>> = {
  Standard: { packed: 2 * HOUR, left: DAY, arrived: 4 * DAY },
  Express: { packed: HOUR, left: 12 * HOUR, arrived: DAY + 6 * HOUR },
}

/** What an order's way depends on. */
type OrderWay = {
  readonly placedAt: number
  readonly deliveryMethod: 'Standard' | 'Express'
  readonly ended: 'CANCELLED' | 'RETURNED' | null
  /** False: nothing in it is delivered by post. */
  readonly isPosted: boolean
}

/** How far an order is at an instant. What is not posted is there at once. */
export function orderStatus({ placedAt, deliveryMethod, ended, isPosted }: OrderWay, now: number): OrderStatus {
  if (ended) return ended
  if (!isPosted) return 'DELIVERED'
  const { packed, left, arrived } = pace[deliveryMethod]
  const age = now - placedAt
  if (age < packed) return 'PLACED'
  if (age < left) return 'PACKING'
  return age < arrived ? 'DISPATCHED' : 'DELIVERED'
}

/** True while an order can be cancelled: it has not left. */
export function isCancellable(status: OrderStatus): boolean {
  return status === 'PLACED' || status === 'PACKING'
}

/** When an order leaves and when it arrives, milliseconds. */
export function wayPoints({ placedAt, deliveryMethod }: Pick<OrderWay, 'placedAt' | 'deliveryMethod'>): { left: number; arrives: number } {
  return { left: placedAt + pace[deliveryMethod].left, arrives: placedAt + pace[deliveryMethod].arrived }
}
