import type { HeldListener } from '../event-queue.ts'

/** Where a tester's page tells which events consent holds back. */
const HELD_EVENTS_PATH = '/api/events/held'

/** Tells a tester's world the name of an event that consent holds back, and never its properties. A failure is ignored. Open point A306. */
export const tellHeld: HeldListener = (event, isKept) => {
  void fetch(HELD_EVENTS_PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event, isKept }),
  }).catch(() => undefined)
}
