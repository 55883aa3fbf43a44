import { HELD_EVENTS_PATH } from '../event-batch.ts'
import type { HeldListener } from '../event-queue.ts'

/** Tells a tester's world the name of an event that consent holds back, and never its properties. A failure is ignored. Open point A306. */
export const tellHeld: HeldListener = (event, isKept) => {
  void fetch(HELD_EVENTS_PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event, isKept }),
  }).catch(() => undefined)
}
