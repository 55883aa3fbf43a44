import type { EventName } from '#schema/events/__generated__/events.ts'
import type { EventSettings } from './event-settings.ts'

/** An event as it leaves the shop: checked against `schema/events/`, without anything that is not declared there. */
export type CheckedEvent = {
  event: EventName
  properties: Readonly<Record<string, unknown>>
  /** The same when it is sent again. */
  messageId: string
  /** When it happened, ISO 8601. */
  timestamp: string
  /** A random id of the tab, without a connection to a person; `server` where no tab is known. Decision 175. */
  anonymousId: string
  context: { locale: string; page?: { path: string }; awc?: string }
}

/**
 * Writes a batch of events as one analytics service takes it. An adapter is one file, and knows nothing else of the shop. `sentAt`: when a page sent them, by
 * the clock that their timestamps are of, so that the service can correct a wrong one; undefined for events of the shop's server.
 */
export type EventAdapter = (
  events: readonly CheckedEvent[],
  settings: EventSettings,
  sentAt?: string,
) => { url: string; headers: Record<string, string>; body: string }
