import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { hash } from '#fixtures/catalogue/seed.ts'
import { findPlan } from '#fixtures/membership/plans.ts'
import type { Order, OrderedMembership, OrderLine, OrderTotals, Shipment, ShipmentEvent } from '#schema/__generated__/types.ts'
import { address } from '../account/addresses.ts'
import type { ContractContext } from '../context.ts'
import { calendarDay, isoInstant } from '../rules/instants.ts'
import { afterTerms } from '../rules/membership/plan-terms.ts'
import { price } from '../rules/money/price-format.ts'
import { deliveryDays } from '../rules/orders/delivery-days.ts'
import { isCancellable, orderStatus, SECOND_PARCEL_AFTER, wayPoints } from '../rules/orders/order-status.ts'
import { storeTerms } from '../rules/store-terms.ts'
import type { PastLine, PastOrder } from './past-order.ts'

const carriers: Readonly<Record<StoreLocale, string>> = { 'en-GB': 'Parcelwise', 'en-US': 'Northbound Parcel' }

/** An order in the contract's shape. */
export function orderModel(order: PastOrder, context: ContractContext): Order {
  const { store } = context
  const isPosted = order.address !== null
  const status = orderStatus({ ...order, isPosted, isInTwoParcels: order.secondParcelFrom !== undefined }, context.now)
  const parcels = isPosted ? shipments(order, context) : []
  return {
    id: `order-${order.number}`,
    number: order.number,
    placedAt: isoInstant(order.placedAt),
    status,
    isCancellable: isCancellable(status),
    lines: order.lines.map((line, at) => orderLine(line, lineId(order, at), context)),
    itemCount: order.lines.reduce((items, { quantity }) => items + quantity, 0),
    totals: orderTotals(order, store),
    email: order.email,
    deliveryAddress: order.address && address(order.address, false),
    billingAddress: order.billing ? address(order.billing, false) : null,
    deliveryMethodName: isPosted ? storeTerms(store).delivery[order.deliveryMethod].name : null,
    ...delivery(order),
    membership: orderedMembership(order, store),
    shipment: parcels[0] ?? null,
    shipments: parcels,
    payment: { ...order.payment },
  }
}

/** How an order goes and when it was promised for; nulls if nothing in it is posted. */
function delivery({
  address: to,
  deliveryMethod,
  placedAt,
}: PastOrder): Pick<Order, 'deliveryMethod' | 'earliestDelivery' | 'latestDelivery'> {
  if (!to) return { deliveryMethod: null, earliestDelivery: null, latestDelivery: null }
  const { earliest, latest } = deliveryDays(deliveryMethod, placedAt)
  return { deliveryMethod, earliestDelivery: earliest, latestDelivery: latest }
}

/** The membership that an order began; null: there was none in it. */
function orderedMembership({ lines, placedAt }: PastOrder, store: StoreLocale): OrderedMembership | null {
  const line = lines.find(({ type }) => type === 'membership')
  const plan = line && findPlan(store, line.sku)
  if (!plan) return null
  return {
    name: plan.name,
    sku: plan.sku,
    startsAt: isoInstant(placedAt),
    termEndsAt: isoInstant(afterTerms(placedAt, plan)),
    renews: plan.duration !== 'none' || plan.trial !== undefined || plan.renewsTo !== undefined,
  }
}

function orderLine(line: PastLine, id: string, { shop, store, tier }: ContractContext): OrderLine {
  const { type, sku, title, subTitle, brandName, quantity } = line
  const variant = type === 'product' ? (shop.models.variant(sku, tier) ?? null) : null
  return { id, type, sku, title, subTitle, brandName, quantity, linePrice: price(line.charged, store), variant }
}

function orderTotals({ amounts }: PastOrder, store: StoreLocale): OrderTotals {
  const of = (raw: number) => price(raw, store)
  const { products, discounts, delivery, tax, membership, total, memberSavings } = amounts
  return {
    products: of(products),
    discounts: of(discounts),
    delivery: of(delivery),
    tax: of(tax),
    membership: of(membership),
    total: of(total),
    memberSavings: of(memberSavings),
  }
}

/** The parcels of an order that have left, the first one first. A returned order has shipped too. */
function shipments(order: PastOrder, context: ContractContext): Shipment[] {
  if (order.ended === 'CANCELLED') return []
  const { secondParcelFrom: from } = order
  const indexes = order.lines.flatMap(({ type }, at) => (type === 'product' ? [at] : []))
  const parcels =
    from === undefined
      ? [{ indexes, later: 0 }]
      : [
          { indexes: indexes.filter((at) => at < from), later: 0 },
          { indexes: indexes.filter((at) => at >= from), later: SECOND_PARCEL_AFTER },
        ]
  return parcels.flatMap((parcel, at) => shipment(order, { ...parcel, at }, context) ?? [])
}

/** Which of the order's lines go in a parcel, how long after the first it leaves, and which one it is. */
type Parcel = { readonly indexes: readonly number[]; readonly later: number; readonly at: number }

/** The tracking of a parcel; null before it ships. */
function shipment(order: PastOrder, { indexes, later, at }: Parcel, { store, now }: ContractContext): Shipment | null {
  const way = wayPoints(order)
  const left = way.left + later
  const arrives = way.arrives + later
  if (now < left) return null
  const number = `PW${String(hash(at === 0 ? order.number : `${order.number}/${at}`)).padStart(10, '0')}`
  return {
    lineIds: indexes.map((index) => lineId(order, index)),
    carrier: carriers[store],
    number,
    url: `https://parcels.example/track/${number}`,
    estimatedDelivery: now < arrives ? calendarDay(arrives) : null,
    events: steps({ placedAt: order.placedAt, left, arrives }, now),
  }
}

function steps({ placedAt, left, arrives }: { placedAt: number; left: number; arrives: number }, now: number): ShipmentEvent[] {
  const known = [
    { at: placedAt, text: 'We have your order' },
    { at: left, text: 'Handed to the carrier' },
    { at: Math.round((left + arrives) / 2), text: 'At the sorting hub' },
    { at: arrives, text: 'Delivered' },
  ]
  const past = known.filter(({ at }) => at <= now).reverse()
  return past.map(({ at, text }) => ({ at: isoInstant(at), text }))
}

/** The id of an order's line, counted from 0. */
function lineId({ number }: PastOrder, index: number): string {
  return `${number}-${index + 1}`
}
