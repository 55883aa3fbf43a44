import { ordersCopy as copy } from '#app/messages/account/orders.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { calendarDate } from '#app/platform/time/calendar-date.ts'
import type { ListedOrder } from './orders-data.ts'
import { hasLinesToSend } from './parcels.ts'

/** What is asked about an order to tell when it comes. */
type Posted = Pick<ListedOrder, 'lines' | 'shipments'>

/**
 * When an order's parcels arrive, in a sentence; undefined where none is on its way. A day that is not the whole order's says so: a part may have arrived,
 * may come on another day, or may not have left.
 */
export function parcelArrival(order: Posted, locale: string): string | undefined {
  const days = [...new Set(order.shipments.flatMap(({ estimatedDelivery }) => estimatedDelivery ?? []))].sort()
  const [day] = days
  if (day === undefined) return undefined
  if (days.length > 1) {
    const list = new Intl.ListFormat(locale, { type: 'conjunction' })
    return formatMessage(copy.arrivesOnDays, { days: list.format(days.map((each) => calendarDate(each, locale))) })
  }
  const hasArrived = order.shipments.some(({ estimatedDelivery }) => !estimatedDelivery)
  const words = hasLinesToSend(order) ? copy.partArrives : hasArrived ? copy.restArrives : copy.arrives
  return formatMessage(words, { day: calendarDate(day, locale) })
}
