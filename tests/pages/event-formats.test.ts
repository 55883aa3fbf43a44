import { NextRequest } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POST } from '#app/api/events/route.ts'
import { eventExamples } from '#fixtures/events/examples.ts'
import { type Listening, listen } from '#mock-server/host/test-listener.ts'
import { createTestServer } from '#mock-server/test.ts'

// The shop's own handler sends over HTTP to an analytics service, by each adapter, and the service's journal says what arrived.

const server = createTestServer()
let service: Listening

beforeEach(async () => {
  service = await listen(server)
  vi.stubEnv('EVENTS_URL', new URL('/analytics', service.url).href)
  vi.stubEnv('FORWARD_COOKIES', 'scenario,world')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await service.close()
})

const messages = eventExamples.map(({ event, properties }, at) => ({
  type: 'track',
  event,
  properties,
  messageId: `tab-${at}`,
  timestamp: '2026-03-02T10:00:00.000Z',
  anonymousId: 'tab',
  context: { locale: 'en-GB', page: { path: '/shop/makeup' }, awc: 'click_7' },
}))

/** What a page posts, by the adapter of that name, in a world of its own. Answers what the service recorded. */
async function recorded(format: string, batch: readonly object[]) {
  vi.stubEnv('EVENTS_FORMAT', format)
  const cookie = `ottilie-consent=${encodeURIComponent('necessary,analytics')}; scenario=uk-guest; world=${format}`
  const headers = { host: 'shop.test', origin: 'http://shop.test', cookie, 'content-type': 'application/json' }
  const body = JSON.stringify({ batch, sentAt: '2026-03-02T10:00:01.000Z' })
  const { status } = await POST(new NextRequest('http://shop.test/api/events', { method: 'POST', headers, body }))
  const entries = await server.journal.read(`scenario/uk-guest/${format}`)
  return {
    status,
    entries: entries.map(({ kind, operation, variables, page, side, status: answered, codes }) => ({
      kind,
      operation,
      variables,
      page,
      side,
      answered,
      codes,
    })),
  }
}

test('every event arrives at a service of either form, as its example has it, with the page and the sender', async () => {
  const [segment, cloudEvents] = [await recorded('segment', messages), await recorded('cloudevents', messages)]
  expect(cloudEvents).toEqual(segment)
  expect(cloudEvents.status).toBe(204)
  expect(cloudEvents.entries.map(({ operation: event, variables: properties }) => ({ event, properties }))).toEqual(eventExamples)
  for (const entry of cloudEvents.entries) expect(entry).toMatchObject({ kind: 'analytics', side: 'browser', answered: 202, codes: [] })
})

const event = {
  specversion: '1.0',
  id: 'tab-1',
  type: 'Experiment Viewed',
  source: '/us',
  time: '2026-03-02T10:00:00.000Z',
  datacontenttype: 'application/json',
  data: { flag: 'experiment-x', variation: '1', locale: 'en-US' },
}

async function post(body: unknown, type = 'application/cloudevents-batch+json') {
  const headers = { 'content-type': type, 'x-scenario': 'uk-guest', 'x-world': 'refused' }
  const answer = await fetch(new URL('/analytics', service.url), { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, text: await answer.text() }
}

test.each<[string, unknown, RegExp]>([
  ['no list', event, /expected array/],
  ['no event', [], /1/],
  ['51 events', Array.from({ length: 51 }, () => event), /50/],
  ['another version', [{ ...event, specversion: '0.3' }], /0\.specversion/],
  ['no id', [{ ...event, id: '' }], /0\.id/],
  ['no source', [{ ...event, source: undefined }], /0\.source/],
  ['a time that is none', [{ ...event, time: 'today' }], /0\.time/],
  ['an attribute with a capital', [{ ...event, sentAt: '2026-03-02T10:00:01.000Z' }], /lower-case/],
  ['an attribute that is an object', [{ ...event, context: {} }], /0\.context/],
])('a batch with %s is refused as a whole, with why', async (_what, body, why) => {
  const { status, text } = await post(body)
  expect([status, text]).toEqual([400, expect.stringMatching(why)])
})

test('a batch of another type is refused, and an event that is not as agreed is taken in and marked', async () => {
  expect((await post([event], 'application/json')).status).toBe(415)
  const { status, text } = await post([event, { ...event, data: { flag: 'experiment-x' } }])
  expect([status, JSON.parse(text)]).toEqual([202, { accepted: 2, problems: [expect.stringContaining('variation')] }])
})
