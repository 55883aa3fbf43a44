import { orderHistory } from '#fixtures/orders/history.ts'
import type { OrderRecord } from '#fixtures/orders/record.ts'
import type { ContractContext } from '../context.ts'
import type { PastOrder } from './past-order.ts'
import { pastOrder } from './price-order.ts'

/** Orders from before the world's start, priced once per store and start because they never change. */
const priced = new WeakMap<OrderRecord, Map<string, PastOrder>>()

function kept(record: OrderRecord, context: ContractContext, make: () => PastOrder): PastOrder {
  const key = `${context.store}/${context.startsAt}`
  const known = priced.get(record)?.get(key)
  if (known) return known
  const made = make()
  const byKey = priced.get(record) ?? new Map<string, PastOrder>()
  // A long-running host has one start; tests with many starts have few orders.
  if (byKey.size >= 8) byKey.clear()
  priced.set(record, byKey.set(key, made))
  return made
}

/** Every order of the current shopper in this store, newest first. A guest has those of the session. */
export function ordersOf(context: ContractContext): PastOrder[] {
  const { shopper, store } = context
  const identity = shopper.read('identity')
  const before = identity && identity.store === store ? (shopper.read('pastOrders') ?? orderHistory[identity.id] ?? []) : []
  const past = identity ? before.map((record) => kept(record, context, () => pastOrder(record, identity, context))) : []
  const cancelled = shopper.read('cancelledOrders')
  const all = [...(shopper.read('placedOrders')[store] ?? []), ...past]
  return all.map((order) => (cancelled.includes(order.number) ? { ...order, ended: 'CANCELLED' } : order))
}

/** Stores a newly placed order. */
export function keepOrder(order: PastOrder, { shopper, store }: ContractContext): void {
  const placed = shopper.read('placedOrders')
  shopper.write('placedOrders', { ...placed, [store]: [order, ...(placed[store] ?? [])].slice(0, MOST_PLACED) })
}

/** Maximum number of stored orders of one shopper. */
const MOST_PLACED = 100
