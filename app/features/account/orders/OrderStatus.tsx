import { orderStatusCopy } from '#app/messages/account/orders.ts'
import type { OrderStatus as Status } from '#operations/__generated__/operations.ts'

/** How far an order has come, in a word. */
export function OrderStatus({ status }: { status: Status }) {
  return (
    <p className="order-status" data-status={status}>
      {orderStatusCopy[status]}
    </p>
  )
}
