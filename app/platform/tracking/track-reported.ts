import type { TrackedEvent } from './track.ts'

/** Something that the API reports for analytics: the contract's `TrackingEvent`. */
export type ReportedEvent = { event: string; properties: Readonly<Record<string, unknown>> }

/** Those events that have one of the names, with their plain properties: an event never carries an object that nobody looked at. */
export function namedEvents(events: readonly ReportedEvent[], names: readonly TrackedEvent['event'][]): TrackedEvent[] {
  return events.flatMap(({ event, properties }) => {
    const name = names.find((known) => known === event)
    return name ? [{ event: name, properties: plainProperties(properties) }] : []
  })
}

/** Keeps plain values only. */
export function plainProperties(properties: Readonly<Record<string, unknown>>): Record<string, string | number | boolean> {
  return Object.fromEntries(Object.entries(properties).flatMap(([name, value]) => (isPlain(value) ? [[name, value]] : [])))
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
