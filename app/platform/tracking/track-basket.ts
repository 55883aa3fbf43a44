import { type ReportedEvent, trackReported } from './track-reported.ts'

/** Currencies whose additions are tracked. Spec §5 Tracking. */
const trackedCurrencies: ReadonlySet<unknown> = new Set(['GBP', 'USD'])

/**
 * Tracks how a change affected the basket, as reported in the response: each line's difference as added or removed. Other events are left out; additions
 * are tracked in GBP and USD only. Spec §5 and §7.
 */
export function trackBasketUpdate(updateTracking: readonly ReportedEvent[]): void {
  const told = updateTracking.filter(({ event, properties }) => event !== 'Product Added' || trackedCurrencies.has(properties['currency']))
  trackReported(told, ['Product Added', 'Product Removed'])
}
