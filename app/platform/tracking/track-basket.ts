import { type TrackedEvent, track } from './track.ts'

/** Currencies whose additions are tracked. Spec §5 Tracking. */
const trackedCurrencies: ReadonlySet<unknown> = new Set(['GBP', 'USD'])

/**
 * Tracks how a change affected the basket, as reported in the response: each line's difference as added or removed. Other events are left out; additions
 * are tracked in GBP and USD only. Spec §5 and §7.
 */
export function trackBasketUpdate(updateTracking: readonly { event: string; properties: Readonly<Record<string, unknown>> }[]): void {
  for (const { event, properties } of updateTracking) {
    if (event === 'Product Removed' || (event === 'Product Added' && trackedCurrencies.has(properties['currency'])))
      track({ event, properties: plainProperties(properties) })
  }
}

/** Keeps plain values only. */
function plainProperties(properties: Readonly<Record<string, unknown>>): TrackedEvent['properties'] {
  return Object.fromEntries(Object.entries(properties).flatMap(([name, value]) => (isPlain(value) ? [[name, value]] : [])))
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
