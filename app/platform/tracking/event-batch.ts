import { readAffiliateClick } from '#app/platform/session/affiliate.ts'
import { storedId } from '#app/platform/storage/stored-id.ts'
import type { QueuedEvent } from './event-queue.ts'

/** Where a page sends its events: the shop itself, which checks them and passes them on. */
export const EVENTS_PATH = '/api/events'

/** Storage key of the id that joins a tab's events. It is made when the first is sent, so after consent. */
const TAB = 'events-tab'

/** Events in the form of the Segment HTTP API, which most analytics services take: a batch of `track` calls. */
export function eventBatch(events: readonly QueuedEvent[]): string {
  const anonymousId = storedId(TAB, 'session') ?? 'unknown'
  const context = {
    locale: document.documentElement.lang,
    // Without the query, which may hold what somebody typed.
    page: { path: location.pathname },
    awc: readAffiliateClick(),
  }
  return JSON.stringify({
    batch: events.map(({ event, properties, timestamp, number }) => ({
      type: 'track',
      event,
      properties,
      // The same when it is sent again.
      messageId: `${anonymousId}-${performance.timeOrigin}-${number}`,
      timestamp,
      anonymousId,
      context,
    })),
    sentAt: new Date().toISOString(),
  })
}
