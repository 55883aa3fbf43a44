import type { EventAdapter } from './event-adapter.ts'

/** CloudEvents 1.0 over HTTP, in batched content mode: what event brokers take. */
export const cloudEventsAdapter: EventAdapter = (events, { url, writeKey }, sentAt) => ({
  url,
  headers: {
    'content-type': 'application/cloudevents-batch+json',
    ...(writeKey !== '' && { authorization: `Bearer ${writeKey}` }),
  },
  body: JSON.stringify(
    events.map(({ event, properties, messageId, timestamp, anonymousId, context }) => ({
      specversion: '1.0',
      id: messageId,
      type: event,
      source: context.page?.path ?? '/',
      subject: anonymousId,
      time: timestamp,
      // An extension of the shop: the specification has no attribute for it.
      sentat: sentAt,
      datacontenttype: 'application/json',
      data: { ...properties, locale: context.locale, ...(context.awc !== undefined && { awc: context.awc }) },
    })),
  ),
})
