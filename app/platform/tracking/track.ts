/** Analytics events, named as in Spec §7, Analytics events. Properties are plain values that do not identify a person. */
export type TrackedEvent = {
  event:
    | 'Page Element Viewed'
    | 'Page Element Clicked'
    | 'Product Added'
    | 'Product Removed'
    | 'Product Added to Wishlist'
    | 'Product Removed from Wishlist'
    | 'Experiment Viewed'
    | 'Checkout Step Viewed'
    | 'Order Completed'
    | 'Membership Cancelled'
    | 'Membership Upgraded'
    | 'Membership Extended'
  properties: Readonly<Record<string, string | number | boolean>>
}

/** Receives events. */
type Sink = (event: TrackedEvent) => void

/** Maximum number of events waiting for a sink, so that the queue of a page without one does not grow. */
const MOST_WAITING = 100

let waiting: TrackedEvent[] = []
const sinks = new Set<Sink>()

/** Sends an event to every sink; without one it waits for the first (open point A186: nothing leaves before consent adds a sink). */
export function track(event: TrackedEvent): void {
  if (sinks.size === 0) waiting = [...waiting, event].slice(-MOST_WAITING)
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
