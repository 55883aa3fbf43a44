import { globSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { GET as getFlagAnalytics } from '#app/api/feature-flags/analytics/route.ts'
import { checkBatch, checkEvent } from '#app/platform/tracking/delivery/check-event.ts'
import { cloudEventsAdapter } from '#app/platform/tracking/delivery/cloud-events-adapter.ts'
import type { CheckedEvent } from '#app/platform/tracking/delivery/event-adapter.ts'
import { eventSettings } from '#app/platform/tracking/delivery/event-settings.ts'
import { segmentAdapter } from '#app/platform/tracking/delivery/segment-adapter.ts'
import { eventExamples } from '#fixtures/events/examples.ts'
import { eventChecks } from '#schema/events/__generated__/event-checks.ts'
import { POST } from './route.ts'

const message = (locale = 'en-US') => ({
  type: 'track',
  messageId: 'tab-1',
  timestamp: '2026-03-02T10:00:00.000Z',
  anonymousId: 'tab',
  context: { locale, page: { path: '/us' } },
})
const pressed = { event: 'Page Element Clicked', properties: { element: 'tile' } }

type Asked = { url: string; headers: Record<string, string>; body: string }
let asked: Asked[] = []
let status = 202

beforeEach(() => {
  asked = []
  status = 202
  vi.stubEnv('EVENTS_URL', 'https://events.example/analytics/')
  vi.stubEnv('FORWARD_COOKIES', 'preview,world')
  vi.stubGlobal('fetch', async (url: URL | string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    asked.push({ url: String(url), headers, body })
    return String(url).includes('ofrep') ? Response.json({ flags: [{ key: 'chat-widget', value: '1' }] }) : new Response(null, { status })
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

async function post(batch: unknown, { cookie = '', origin = 'http://shop.test' } = {}): Promise<number> {
  const body = typeof batch === 'string' ? batch : JSON.stringify({ batch, sentAt: '2026-03-02T10:00:01.000Z' })
  const headers = { host: 'shop.test', origin, cookie, 'content-type': 'application/json' }
  const answer = await POST(new NextRequest('http://shop.test/api/events', { method: 'POST', headers, body }))
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  return answer.status
}

const askFlagAnalytics = async (cookie: string, referer = 'http://shop.test/us?q=ada@ottilie.example') =>
  (
    await getFlagAnalytics(
      new NextRequest('http://shop.test/api/feature-flags/analytics', { headers: { host: 'shop.test', referer, cookie } }),
    )
  ).status

test('events go to the configured service in the form of the Segment HTTP API, without the visitor’s session', async () => {
  const cookie = 'ottilie-session=secret; preview=on; world=w1'
  expect(await post([{ ...message(), ...pressed }], { cookie })).toBe(204)
  expect(asked).toEqual([
    {
      url: 'https://events.example/analytics/v1/batch',
      headers: expect.objectContaining({ cookie: 'preview=on; world=w1' }),
      body: expect.any(String),
    },
  ])
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ batch: [{ ...message(), ...pressed }], sentAt: '2026-03-02T10:00:01.000Z' })
  expect(JSON.stringify(asked)).not.toContain('secret')
})

test.each([
  ['en-GB', '', 0],
  ['en-GB', 'necessary', 0],
  ['en-GB', 'necessary,functional', 0],
  ['en-GB', 'necessary,analytics', 1],
  ['en-US', '', 1],
  ['en-US', 'necessary', 0],
])('from %s with the consent "%s", %i batch leaves the server', async (locale, consent, count) => {
  const cookie = consent && `ottilie-consent=${encodeURIComponent(consent)}`
  expect(await post([{ ...message(locale), ...pressed }], { cookie })).toBe(204)
  expect(asked).toHaveLength(count)
})

test('without a service events are dropped', async () => {
  vi.stubEnv('EVENTS_URL', undefined)
  expect(await post([{ ...message(), ...pressed }])).toBe(204)
  expect(asked).toEqual([])
})

test('a service that does not take them is told to the page and logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  status = 503
  expect(await post([{ ...message(), ...pressed }])).toBe(502)
  expect(warned.mock.calls).toEqual([['analytics events left out: The analytics service answered with 503.']])
})

test('a service that refuses the connection is told to the page and logged once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed')
  })
  expect(await post([{ ...message(), ...pressed }])).toBe(502)
  expect(warned.mock.calls).toEqual([['analytics events left out: fetch failed']])
})

test('a service that never answers is given 5 s, then told to the page and logged once', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  // The limit of the platform is by a clock that cannot be moved.
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')), after)
    return stop.signal
  })
  onTestFinished(() => limit.mockRestore())
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal?: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => reject(signal.reason))
    return promise
  })
  const answered = vi.fn<(status: number) => void>()
  const posted = post([{ ...message(), ...pressed }]).then(answered)
  await vi.advanceTimersByTimeAsync(4999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await posted
  expect(answered.mock.calls).toEqual([[502]])
  expect(warned.mock.calls).toEqual([['analytics events left out: TimeoutError: The operation was aborted due to timeout']])
})

test.each([
  ['segment', (body: { sentAt?: unknown }) => body.sentAt],
  ['cloudevents', ([first]: { sentat?: unknown }[]) => first?.sentat],
] as const)(
  'the %s service is told by which clock a page sent its events, so that it can correct a wrong one',
  async (format, sentAtOf) => {
    vi.stubEnv('EVENTS_FORMAT', format)
    // The device’s clock is eleven years back: both times are of it, and their difference is true.
    const [timestamp, sentAt] = ['2015-03-02T10:00:00.000Z', '2015-03-02T10:00:07.500Z']
    expect(await post(JSON.stringify({ batch: [{ ...message(), ...pressed, timestamp }], sentAt }))).toBe(204)
    expect(sentAtOf(JSON.parse(asked[0]?.body ?? ''))).toBe(sentAt)
    expect(asked[0]?.body).toContain(timestamp)
  },
)

test('an event that is not declared is left out and logged; the others leave', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await post([
    { ...message(), event: 'Tile Pressed', properties: {} },
    { ...message(), event: 'Experiment Viewed', properties: { flag: 'x' } },
    { ...message(), ...pressed },
  ])
  expect(warned.mock.calls.flat()).toEqual([
    'analytics event left out: "Tile Pressed" is not declared in schema/events/',
    expect.stringMatching(/^analytics event left out: Experiment Viewed: variation: /),
  ])
  expect(JSON.parse(asked[0]?.body ?? '').batch).toEqual([{ ...message(), ...pressed }])
})

test.each<[unknown, number]>([
  ['{', 400],
  [[], 400],
  [[{ ...message(), ...pressed, timestamp: 'today' }], 400],
  [[{ ...message(), ...pressed, context: { locale: 'de-DE' } }], 400],
  [[{ ...message(), ...pressed, context: { locale: 'en-US', page: { path: '/reset-password?token=secret' } } }], 400],
  [[{ ...message(), ...pressed, context: { locale: 'en-US', page: { path: `/${'a'.repeat(2000)}` } } }], 400],
  [JSON.stringify({ batch: [{ ...message(), ...pressed }], sentAt: 'ada@ottilie.example' }), 400],
  [Array.from({ length: 21 }, () => ({ ...message(), ...pressed })), 400],
  [JSON.stringify({ batch: [{ ...message(), ...pressed }], padding: 'x'.repeat(65_536) }), 400],
])('%j is refused', async (batch, expected) => {
  expect(await post(batch)).toBe(expected)
  expect(asked).toEqual([])
})

test('another site cannot send events', async () => {
  expect(await post([{ ...message(), ...pressed }], { origin: 'https://other.example' })).toBe(403)
  expect(asked).toEqual([])
})

test('every event has an example that its check accepts as it is', () => {
  for (const { event, properties } of eventExamples) expect(checkEvent(event, { ...properties })).toEqual({ event, properties })
  expect(eventExamples.map(({ event }) => event).toSorted()).toEqual(Object.keys(eventChecks).toSorted())
})

const marks = ['MARK-NAME Lovelace', 'MARK-EMAIL ada@ottilie.example', 'MARK-ADDRESS 12 St James’s Square', 'MARK-PHONE 020 7946 0000']

test('no event carries what is not declared: names, emails and addresses under any other property are left out', () => {
  const anyMark = fc.constantFrom(...marks)
  const extra = fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(anyMark, fc.record({ email: anyMark }), fc.array(anyMark)))
  fc.assert(
    fc.property(
      fc.constantFrom(...eventExamples),
      extra,
      fc.constantFrom('name', 'email', 'address', 'firstName'),
      anyMark,
      ({ event, properties }, more, field, mark) => {
        const declared = Object.keys(eventChecks[event].shape)
        const marked = {
          ...(declared.includes(field) ? {} : { [field]: mark }),
          ...Object.fromEntries(Object.entries(more).filter(([name]) => !declared.includes(name))),
        }
        const text = JSON.stringify({ batch: [{ ...message(), event, properties: { ...marked, ...properties } }] })
        const left = JSON.stringify(checkBatch(text)?.events)
        expect(left).not.toContain('MARK-')
        expect(left).toContain(event)
      },
    ),
  )
})

/** The value with a further field in each object at any depth. */
function withEverywhere(value: unknown, field: string, mark: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withEverywhere(entry, field, mark))
  if (typeof value !== 'object' || value === null) return value
  return {
    [field]: mark,
    ...Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, withEverywhere(inside, field, mark)])),
  }
}

test.each(eventExamples)('whoever adds a person to $event, at whatever depth of its batch, tells the service nothing', async (example) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const fields = ['userId', 'traits', 'ip', 'fullName', 'emailAddress', 'line1', 'phone']
  for (const [at, field] of fields.entries()) {
    const mark = marks[at % marks.length] ?? ''
    await post(withEverywhere([{ ...message(), ...example }], field, mark))
  }
  // A list of objects is refused with the event, which the log tells by the field's name; anything else is left out.
  expect(asked.length + warned.mock.calls.length).toBe(fields.length)
  expect(JSON.stringify([asked, warned.mock.calls])).not.toMatch(/MARK-|Lovelace|ada@|7946/)
  for (const { body } of asked) expect(JSON.parse(body).batch).toEqual([{ ...message(), ...example }])
})

/** Where a value's texts are, each with the value that has another text there. */
function textsIn(value: unknown): { path: string; withText: (text: string) => unknown }[] {
  if (typeof value === 'string') return [{ path: '', withText: (text) => text }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) =>
    textsIn(inside).map(({ path, withText }) => ({
      path: `.${name}${path}`,
      withText: (text) => {
        const other = withText(text)
        return Array.isArray(value) ? value.map((entry, at) => (String(at) === name ? other : entry)) : { ...value, [name]: other }
      },
    })),
  )
}

/** Properties that take the words of the catalogue, which a name and an address look like. */
const words = ['Product Added.name', 'Product Removed.name']

const declaredTexts = eventExamples.flatMap(({ event, properties }) =>
  textsIn(properties).map(({ path, withText }) => [`${event}${path}`, event, withText] as const),
)

test.each(declaredTexts)(
  '%s takes no email address and no telephone number, and no name and no address unless it is the catalogue’s',
  (at, event, withText) => {
    const taken = marks.filter((mark) => !('problem' in checkEvent(event, withText(mark) as Record<string, unknown>)))
    expect(taken).toEqual(words.includes(at) ? [marks[0], marks[2]] : [])
  },
)

test('the words of a telephone number, however it is written, are no name of the catalogue', () => {
  for (const name of ['020 7946 0000', '+44 (0)20-7946-0000', '(555) 010-0123'])
    expect(checkEvent('Product Added', { sku: 'BALM-01', name, quantity: 1, currency: 'GBP' })).toHaveProperty('problem')
  for (const name of ['No. 5 Eau de Parfum 100 ml', 'Curl 2-in-1 SPF 50, 2026'])
    expect(checkEvent('Product Added', { sku: 'BALM-01', name, quantity: 1, currency: 'GBP' })).not.toHaveProperty('problem')
})

/** Addresses of pages with a segment of any value, by their folders. */
const openPages = globSync('**/page.tsx', { cwd: join(import.meta.dirname, '../../[locale]') })
  .map((file) => file.replaceAll('\\', '/').split('/').slice(0, -1))
  .map((folders) => `/${folders.filter((folder) => !/^\(|^per-request$/.test(folder)).join('/')}`)
  .filter((path) => path.includes('['))

test('no event of a page of the account says which one, and no page says what was typed into its address', async () => {
  expect(openPages).toContain('/account/order-history/[number]/invoice')
  const typed = ['ada@ottilie.example', 'Ada%20Lovelace', '020%207946%200000', '12%20St%20James%E2%80%99s', '+442079460000']
  for (const page of new Set(openPages)) {
    const isOfAccount = page.startsWith('/account/')
    for (const mark of [...typed, 'OT-104210', 'ada-lovelace']) {
      asked = []
      const path = page.replaceAll(/\[.*?\]/g, mark)
      await post([{ ...message(), ...pressed, context: { locale: 'en-US', page: { path: `/us${path}` } } }])
      await askFlagAnalytics('', `http://shop.test/us${path}`)
      const events = asked.filter(({ url }) => url.startsWith('https://events.example')).map(({ body }) => JSON.parse(body).batch[0])
      const isMasked = isOfAccount || typed.includes(mark)
      const left = `/us${page.replaceAll(/\[.*?\]/g, isMasked ? '*' : mark)}`
      expect(events.map(({ context }) => context.page.path)).toEqual([left, left])
    }
  }
})

test('the path of a listing says no more than that of a page: not which order, and nothing that was typed', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const listsLeft = async (list: string) => {
    asked = []
    await post([{ ...message(), event: 'Product List Viewed', properties: { list, products: [{ slug: 'balm', position: 1 }] } }])
    const left = asked.map(({ body }) => JSON.parse(body).batch[0])
    // What leaves is what is declared, its mask too.
    for (const { event, properties } of left) expect(checkEvent(event, properties)).not.toHaveProperty('problem')
    return left.map(({ properties }) => properties.list)
  }
  expect(await listsLeft('/us/shop/makeup')).toEqual(['/us/shop/makeup'])
  expect(await listsLeft('/us/account/order-history/OT-104210')).toEqual(['/us/account/order-history/*'])
  expect(await listsLeft('/account/order-history/OT-104210/invoice')).toEqual(['/account/order-history/*/invoice'])
  expect(warned).not.toHaveBeenCalled()
  // What was typed makes it no path of a listing: the event is left out.
  expect(await listsLeft('/us/shop/Ada%20Lovelace')).toEqual([])
  expect(warned).toHaveBeenCalledTimes(1)
})

test('another service takes the same events in another form: the adapter is all that changes', () => {
  const event: CheckedEvent = {
    event: 'Page Element Clicked',
    properties: { element: 'tile' },
    messageId: 'tab-1',
    timestamp: '2026-03-02T10:00:00.000Z',
    anonymousId: 'tab',
    context: { locale: 'en-US', page: { path: '/us' }, awc: 'click_7' },
  }
  const settings = { url: 'https://events.example', format: 'segment', writeKey: 'key' } as const
  const segment = segmentAdapter([event], settings)
  expect(segment).toMatchObject({ url: 'https://events.example/v1/batch', headers: { authorization: `Basic ${btoa('key:')}` } })
  expect(JSON.parse(segment.body)).toEqual({ batch: [{ type: 'track', ...event }] })
  const cloud = cloudEventsAdapter([event], settings)
  expect(cloud).toMatchObject({
    url: 'https://events.example',
    headers: { 'content-type': 'application/cloudevents-batch+json', authorization: 'Bearer key' },
  })
  expect(JSON.parse(cloud.body)).toEqual([
    {
      specversion: '1.0',
      id: 'tab-1',
      type: 'Page Element Clicked',
      source: '/us',
      subject: 'tab',
      time: '2026-03-02T10:00:00.000Z',
      datacontenttype: 'application/json',
      data: { element: 'tile', locale: 'en-US', awc: 'click_7' },
    },
  ])
})

test('the setting names the adapter, and an address that is none is refused', async () => {
  vi.stubEnv('EVENTS_FORMAT', 'cloudevents')
  await post([{ ...message(), ...pressed }])
  expect(asked[0]).toMatchObject({
    url: 'https://events.example/analytics',
    headers: { 'content-type': 'application/cloudevents-batch+json' },
  })
  expect(() => eventSettings({ EVENTS_URL: 'javascript:alert(1)' })).toThrow(/Invalid URL/)
  expect(eventSettings({})).toBeUndefined()
})

test('the flags that differ from their base values are reported, and the answer says nothing [OP-MISC-05]', async () => {
  expect(await askFlagAnalytics('')).toBe(204)
  const [, events] = asked
  expect(JSON.parse(events?.body ?? '').batch).toMatchObject([
    {
      event: 'Feature Flags Evaluated',
      properties: { flags: [{ key: 'chat-widget', value: '1' }] },
      context: { locale: 'en-US', page: { path: '/us' } },
    },
  ])
  expect(events?.body).not.toContain('ada@')
})

test('flags are not reported without consent, and a service that is down changes nothing [OP-MISC-05]', async () => {
  expect(await askFlagAnalytics('', 'http://shop.test/')).toBe(204)
  expect(asked).toEqual([])
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  status = 500
  expect(await askFlagAnalytics('')).toBe(204)
  expect(warned).toHaveBeenCalledTimes(1)
})
