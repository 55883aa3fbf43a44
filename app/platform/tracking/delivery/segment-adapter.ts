import type { EventAdapter } from './event-adapter.ts'

/** The Segment HTTP API: `POST /v1/batch` with `track` calls. Most analytics services take it. */
export const segmentAdapter: EventAdapter = (events, { url, writeKey }, sentAt) => ({
  url: `${url}/v1/batch`,
  headers: {
    'content-type': 'application/json',
    ...(writeKey !== '' && { authorization: `Basic ${btoa(`${writeKey}:`)}` }),
  },
  body: JSON.stringify({ batch: events.map((event) => ({ type: 'track', ...event })), sentAt }),
})
