import type { ShopEvent } from '#schema/events/__generated__/events.ts'

/** A value of an event's property. */
type EventValue = string | number | boolean | null | undefined | readonly Readonly<Record<string, string | number>>[]

/** An event on its way to analytics: one that the shop makes, or one that the API reports, whose properties are checked when they are sent. */
export type TrackedEvent = { event: ShopEvent['event']; properties: Readonly<Record<string, EventValue>> }

/** Receives events. */
type Sink = (event: TrackedEvent) => void

/** Maximum number of events waiting for a sink, so that the queue of a page without one does not grow. */
const MOST_WAITING = 100

let waiting: TrackedEvent[] = []
let onWaiting: (() => void) | undefined
const sinks = new Set<Sink>()

/** Sends an event that `schema/events/` declares to every sink; without one it waits for the first, which decides about consent. */
export function track(event: ShopEvent): void {
  trackUnchecked(event)
}

/** Sends an event whose properties the compiler does not know. What `schema/events/` does not declare is left out on the server. */
export function trackUnchecked(event: TrackedEvent): void {
  if (sinks.size === 0) {
    waiting = [...waiting, event].slice(-MOST_WAITING)
    onWaiting?.()
  }
  for (const sink of sinks) sink(event)
}

/** Sends a sink the waiting events and all new ones. Returns a function that stops it. */
export function trackInto(sink: Sink): () => void {
  sinks.add(sink)
  const held = waiting
  waiting = []
  for (const event of held) sink(event)
  return () => void sinks.delete(sink)
}

/** Calls back for each event that comes while there is no sink; at once if one waits already. Whoever brings the sink need not be there before. */
export function whenWaiting(callback: () => void): void {
  onWaiting = callback
  if (waiting.length > 0) callback()
}
