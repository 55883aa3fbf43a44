import type { CancelOrderResult } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { notFound, problem } from '../errors.ts'
import { orderModel } from './order-model.ts'
import { ordersOf } from './orders-of.ts'

/** Cancels an order that has not shipped yet. */
export function cancelOrder(number: string, context: ContractContext): CancelOrderResult {
  const order = ordersOf(context).find((one) => one.number === number)
  if (!order) throw notFound(['number'], `There is no order '${number.slice(0, 60)}'.`)
  if (!orderModel(order, context).isCancellable) return { __typename: 'CancelOrderRejected', problems: [problem('TOO_LATE', ['number'])] }
  context.shopper.write('cancelledOrders', [...context.shopper.read('cancelledOrders'), number])
  const cancelled = orderModel({ ...order, ended: 'CANCELLED' }, context)
  const tracking = {
    event: 'Order Cancelled',
    properties: { number, total: order.amounts.total, currency: cancelled.totals.total.currency },
  }
  return { __typename: 'OrderCancelled', order: cancelled, tracking }
}
