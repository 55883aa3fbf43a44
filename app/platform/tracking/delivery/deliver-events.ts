import 'server-only'
import type { NextRequest } from 'next/server'
import { parseConsent } from '#app/platform/consent/consent.ts'
import { type ClientName, clientHeaders } from '#app/platform/session/client-headers.ts'
import { CONSENT_COOKIE } from '#app/platform/session/session-cookies.ts'
import { visitorCookies } from '#app/platform/session/session-response.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { cloudEventsAdapter } from './cloud-events-adapter.ts'
import type { CheckedEvent, EventAdapter } from './event-adapter.ts'
import { eventPath } from './event-path.ts'
import { type EventSettings, eventSettings } from './event-settings.ts'
import { segmentAdapter } from './segment-adapter.ts'

const adapters: Readonly<Record<EventSettings['format'], EventAdapter>> = { segment: segmentAdapter, cloudevents: cloudEventsAdapter }

/** How long the analytics service may take, milliseconds. */
const LIMIT_MS = 5_000

/**
 * Whether a visitor's cookies let events leave: a second look, after the page's own. The UK needs a yes, elsewhere only a refusal counts (open
 * point A186).
 */
export function mayMeasure(request: NextRequest, locale: string): boolean {
  const { isChosen, analytics } = parseConsent(request.cookies.get(CONSENT_COOKIE)?.value)
  return analytics || (!isChosen && locale === 'en-US')
}

/**
 * Sends events to the configured analytics service; without one they are dropped. Throws if it refuses or takes too long. The visitor's session is
 * never sent along; only the cookies of the settings, which name a world of the mock server, are. `sender` says to that world who tells of them, `sentAt` to the
 * service when their page sent them. Paths of pages are masked here, where all events leave.
 */
export async function deliverEvents(
  events: readonly CheckedEvent[],
  request: NextRequest,
  sender: ClientName = 'ottilie-browser',
  sentAt?: string,
): Promise<void> {
  const settings = eventSettings()
  const [first] = events
  if (!settings || !first) return
  const { url, headers, body } = adapters[settings.format](events.map(withoutPerson), settings, sentAt)
  const { forwardedCookies } = visitorCookies(request)
  const world = forwardedCookies !== '' && {
    cookie: forwardedCookies,
    ...clientHeaders(sender, serverSettings().siteUrl, withoutPerson(first).context.page?.path),
  }
  const answer = await fetch(url, {
    method: 'POST',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: { ...headers, ...world },
    body,
  })
  if (!answer.ok) throw new Error(`The analytics service answered with ${answer.status}.`)
}

function withoutPerson(event: CheckedEvent): CheckedEvent {
  const { context } = event
  const properties = Object.fromEntries(Object.entries(event.properties).map(([name, value]) => [name, withoutPersonsPath(value)]))
  return { ...event, properties, context: context.page ? { ...context, page: { path: eventPath(context.page.path) } } : context }
}

/** A property with the path of a page, masked; any other as it is. */
function withoutPersonsPath(value: unknown): unknown {
  return typeof value === 'string' && value.startsWith('/') ? eventPath(value) : value
}
