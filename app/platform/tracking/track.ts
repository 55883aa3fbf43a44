/** What the shop tells analytics, by the names of the specification (§7, Analytics events). Properties are plain values: nothing that names a person. */
export type TrackedEvent = {
  event:
    | 'Page Element Viewed'
    | 'Page Element Clicked'
    | 'Product Added'
    | 'Product Removed'
    | 'Product Added to Wishlist'
    | 'Product Removed from Wishlist'
    | 'Experiment Viewed'
  properties: Readonly<Record<string, string | number | boolean>>
}

/** Takes an event somewhere. */
export type Sink = (event: TrackedEvent) => void

/** Events that wait for a sink, at most: a page that nobody listens to must not grow. */
const MOST_WAITING = 100

let waiting: TrackedEvent[] = []
const sinks = new Set<Sink>()

/** Tells every sink; without one the event waits for the first (decision A186: nothing goes out before somebody may take it). */
export function track(event: TrackedEvent): void {
  if (sinks.size === 0) waiting = [...waiting, event].slice(-MOST_WAITING)
  for (const sink of sinks) sink(event)
}

/** Gives a sink every event from now on, and those that waited. Returns what ends it. */
export function trackInto(sink: Sink): () => void {
  sinks.add(sink)
  const held = waiting
  waiting = []
  for (const event of held) sink(event)
  return () => void sinks.delete(sink)
}
