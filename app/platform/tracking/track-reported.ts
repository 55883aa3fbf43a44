import { type TrackedEvent, trackUnchecked } from './track.ts'

/** Something that the API reports for analytics: the contract's `TrackingEvent`. */
export type ReportedEvent = { event: string; properties: Readonly<Record<string, unknown>> }

/** What the result of cancelling an order and of a flow of the membership may report. Spec §7, open point A186. */
const ofResults = [
  'Order Cancelled',
  'Membership Cancelled',
  'Membership Extended',
  'Membership Upgraded',
  'Page Element Viewed',
  'Page Element Clicked',
] as const

/** Sends what the API reports with a step of a flow that is shown. Other events are left out: the server tells of results. */
export function trackStep(reported: ReportedEvent): void {
  for (const event of namedEvents([reported], ['Page Element Viewed'])) trackUnchecked(event)
}

/** What the API reports with the result of a flow or of a cancelled order, as an event; empty for any other. */
export function resultEvents(reported: ReportedEvent): TrackedEvent[] {
  return namedEvents([reported], ofResults)
}

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
