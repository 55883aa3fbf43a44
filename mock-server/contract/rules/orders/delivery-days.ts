import { calendarDay, DAY } from '../instants.ts'

/** Delivery time of each method in days, first and last. */
const takes = { Standard: [2, 4], Express: [1, 1] } as const

/** The first and the last day that an order of an instant is promised for. */
export function deliveryDays(method: keyof typeof takes, orderedAt: number): { earliest: string; latest: string } {
  const [first, last] = takes[method]
  return { earliest: calendarDay(orderedAt + first * DAY), latest: calendarDay(orderedAt + last * DAY) }
}
