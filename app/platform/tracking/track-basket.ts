import { type TrackedEvent, trackUnchecked } from './track.ts'
import { namedEvents, type ReportedEvent } from './track-reported.ts'

/** Currencies whose additions are tracked. Spec §5 Tracking. */
const trackedCurrencies: ReadonlySet<unknown> = new Set(['GBP', 'USD'])

/** Tracks how a change affected the basket, as reported in the response. */
export function trackBasketUpdate(updateTracking: readonly ReportedEvent[]): void {
  for (const event of basketEvents(updateTracking)) trackUnchecked(event)
}

/** Each line's difference as added or removed. Other events are left out; additions are tracked in GBP and USD only. Spec §5 and §7. */
export function basketEvents(updateTracking: readonly ReportedEvent[]): TrackedEvent[] {
  const told = updateTracking.filter(({ event, properties }) => event !== 'Product Added' || trackedCurrencies.has(properties['currency']))
  return namedEvents(told, ['Product Added', 'Product Removed'])
}
