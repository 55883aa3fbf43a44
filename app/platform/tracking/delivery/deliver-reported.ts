import 'server-only'
import { randomUUID } from 'node:crypto'
import { after, type NextRequest } from 'next/server'
import { z } from 'zod'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { refererPage } from '#app/platform/session/client-headers.ts'
import { serverEvents } from '#schema/events/__generated__/event-checks.ts'
import type { TrackedEvent } from '../track.ts'
import { checkEvent } from './check-event.ts'
import { deliverEvents, mayMeasure } from './deliver-events.ts'
import type { CheckedEvent } from './event-adapter.ts'
import { eventSettings } from './event-settings.ts'

/** The contract's `TrackingEvent`, as an answer has it. */
export const reportedSchema = z.object({ event: z.string(), properties: z.record(z.string(), z.unknown()) })

/** Pauses before events are sent again, milliseconds; after the last they are given up. Those of a page's queue. */
const RETRY_AFTER_MS = [1_000, 5_000]

/**
 * Sends on what the API reported to a form that was posted: no script saw the answer, so the server tells of it, if the visitor's cookies allow it. It is
 * sent after the response, so that nobody waits for the analytics service, and again after pauses if it did not arrive. It never throws: what fails or is
 * not declared is logged, and the shopper is answered as without it.
 */
export function deliverReported(request: NextRequest, locale: string, events: readonly TrackedEvent[]): void {
  try {
    if (events.length === 0 || !eventSettings() || !mayMeasure(request, locale)) return
    const allowed = checkedEvents(request, locale, events)
    after(() => deliverPatiently(allowed, request))
  } catch (error) {
    warn(error)
  }
}

/** Delivers events as the same messages until they arrive, or until the pauses are over. Never throws. */
async function deliverPatiently(events: readonly CheckedEvent[], request: NextRequest, attempt = 0): Promise<void> {
  try {
    await deliverEvents(events, request, 'ottilie-server')
  } catch (error) {
    const pause = RETRY_AFTER_MS[attempt]
    if (pause === undefined) return warn(error)
    await new Promise((resolve) => setTimeout(resolve, pause))
    return deliverPatiently(events, request, attempt + 1)
  }
}

function checkedEvents(request: NextRequest, locale: string, events: readonly TrackedEvent[]): CheckedEvent[] {
  const path = refererPage(request.headers)?.split('?', 1)[0]
  const timestamp = new Date().toISOString()
  return events.flatMap(({ event, properties }) => {
    const checked = serverEvents.includes(event)
      ? checkEvent(event, properties)
      : { problem: `${event} is not declared to come from SERVER in schema/events/` }
    if ('problem' in checked) {
      warnLeftOut('analytics event', checked.problem)
      return []
    }
    const context = { locale, ...(path !== undefined && { page: { path } }) }
    return [{ ...checked, messageId: randomUUID(), timestamp, anonymousId: 'server', context }]
  })
}

function warn(error: unknown): void {
  warnLeftOut('analytics events', error)
}
