// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnalyticsConsent, EventQueue, type QueuedEvent } from './event-queue.ts'
import type { TrackedEvent } from './track.ts'

let consent: AnalyticsConsent = 'given'
let batches: (readonly QueuedEvent[])[] = []
let failures = 0
const lost = vi.fn()

const pressed = (element: number | string): TrackedEvent => ({ event: 'Page Element Clicked', properties: { element: String(element) } })

/** The queue of a page. The next `failures` sends fail. */
const openPage = () =>
  new EventQueue({
    consent: () => consent,
    send: async (events) => {
      batches.push(events)
      if (failures > 0) {
        failures -= 1
        throw new Error('down')
      }
    },
    onLost: lost,
  })

const sent = () =>
  batches.map((events) => events.map(({ properties }) => properties['element'] ?? properties['flag'] ?? properties['number']))

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-03-02T10:00:00Z')
  consent = 'given'
  batches = []
  failures = 0
  lost.mockReset()
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

const addTo = (queue: EventQueue, count: number) => {
  for (let element = 1; element <= count; element += 1) queue.add(pressed(element))
}

test.each([
  [9, []],
  [10, [10]],
  [11, [10]],
  [25, [10, 10]],
])('of %i events, batches of %j leave at once', (count, sizes) => {
  addTo(openPage(), count)
  expect(batches.map(({ length }) => length)).toEqual(sizes)
})

test('what is fewer leaves 10 s after its first, in order, with the times at which it happened', () => {
  const queue = openPage()
  addTo(queue, 1)
  vi.advanceTimersByTime(4000)
  queue.add(pressed('later'))
  vi.advanceTimersByTime(5999)
  expect(batches).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent()).toEqual([['1', 'later']])
  expect(batches[0]?.map(({ timestamp }) => timestamp)).toEqual(['2026-03-02T10:00:00.000Z', '2026-03-02T10:00:04.000Z'])
})

test('a clock that is set back delays nothing', () => {
  addTo(openPage(), 1)
  vi.setSystemTime('2020-01-01T00:00:00Z')
  vi.advanceTimersByTime(10_000)
  expect(sent()).toEqual([['1']])
})

test('a page that goes sends what waits, and nothing twice', () => {
  const queue = openPage()
  addTo(queue, 3)
  queue.flush(true)
  queue.flush(true)
  vi.advanceTimersByTime(20_000)
  expect(sent()).toEqual([['1', '2', '3']])
})

test('before an answer nothing leaves, in any way; a yes sends what waited, in order', () => {
  consent = 'open'
  const queue = openPage()
  addTo(queue, 12)
  vi.advanceTimersByTime(60_000)
  queue.flush()
  queue.flush(true)
  expect(batches).toEqual([])
  consent = 'given'
  queue.consentChanged()
  vi.advanceTimersByTime(10_000)
  expect(batches.flat().map(({ properties }) => properties['element'])).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1)))
})

test('a no drops what waits, and a later yes does not bring it back', () => {
  consent = 'open'
  const queue = openPage()
  addTo(queue, 2)
  consent = 'refused'
  queue.consentChanged()
  queue.add(pressed('refused'))
  consent = 'given'
  queue.consentChanged()
  queue.add(pressed('allowed'))
  vi.advanceTimersByTime(10_000)
  expect(sent()).toEqual([['allowed']])
})

test('consent that is withdrawn between an event and its sending drops the event', () => {
  addTo(openPage(), 2)
  consent = 'refused'
  vi.advanceTimersByTime(10_000)
  expect(batches).toEqual([])
})

test('whoever listens hears of each event that consent holds back, whether a yes may send it, and of no other', () => {
  const heard: [string, boolean][] = []
  const queue = new EventQueue({
    consent: () => consent,
    send: async () => undefined,
    onLost: lost,
    onHeld: (event, isKept) => void heard.push([event, isKept]),
  })
  queue.add(pressed(1))
  consent = 'open'
  queue.add(pressed(2))
  queue.add({ event: 'Feature Flags Evaluated', properties: { flags: [] } })
  consent = 'refused'
  queue.add(pressed(3))
  expect(heard).toEqual([
    ['Page Element Clicked', true],
    ['Feature Flags Evaluated', false],
    ['Page Element Clicked', false],
  ])
})

test('an event that needs a consent given before it never waits for one', () => {
  consent = 'open'
  const queue = openPage()
  queue.add({ event: 'Feature Flags Evaluated', properties: { flags: [] } })
  consent = 'given'
  queue.consentChanged()
  vi.advanceTimersByTime(10_000)
  expect(batches).toEqual([])
})

test('what waits for an answer is bounded, and the newest is kept', () => {
  consent = 'open'
  const queue = openPage()
  addTo(queue, 150)
  consent = 'given'
  queue.consentChanged()
  expect(batches.flat()).toHaveLength(100)
  expect(batches.flat().at(-1)?.properties).toEqual({ element: '150' })
})

const exposure = (variation: string): TrackedEvent => ({
  event: 'Experiment Viewed',
  properties: { flag: `experiment-${variation}`, variation },
})

test('what is sent once in a session is remembered when it is sent, not when it happens', () => {
  consent = 'open'
  openPage().add(exposure('1'))
  // The shopper leaves the page without an answer: the exposure was never sent, and the next page may send it.
  consent = 'given'
  const next = openPage()
  next.add(exposure('1'))
  next.add(exposure('1'))
  next.add(exposure('2'))
  next.flush()
  const third = openPage()
  third.add(exposure('1'))
  third.flush()
  expect(sent()).toEqual([['experiment-1', 'experiment-2']])
})

test('a new session sends it again, but an order that was sent in this browser is not', () => {
  const order: TrackedEvent = { event: 'Order Completed', properties: { number: 'OT-1', total: 100, currency: 'GBP' } }
  for (let session = 0; session < 2; session += 1) {
    sessionStorage.clear()
    const queue = openPage()
    queue.add(exposure('1'))
    queue.add(order)
    queue.flush()
  }
  expect(sent()).toEqual([['experiment-1', 'OT-1'], ['experiment-1']])
})

test('a batch that fails is sent again after 1 s and 5 s, as the same events, and then given up with one line [TRACK-19]', async () => {
  failures = 9
  const queue = openPage()
  addTo(queue, 1)
  queue.flush()
  await vi.advanceTimersByTimeAsync(999)
  expect(batches).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(batches).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(batches).toHaveLength(3)
  expect(batches[2]).toEqual(batches[0])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(batches).toHaveLength(3)
  expect(lost.mock.calls).toEqual([[new Error('down')]])
})

test('a batch that arrives at the second try is lost for nobody', async () => {
  failures = 1
  const queue = openPage()
  addTo(queue, 1)
  queue.flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(batches).toHaveLength(2)
  expect(lost).not.toHaveBeenCalled()
})

test.each([
  ['its first pause', 1, 999],
  ['its second pause', 2, 1000 + 4999],
])('a batch in %s leaves with its page, once and before what waits: its events are remembered as sent', async (_when, failed, after) => {
  failures = failed
  const queue = openPage()
  queue.add(exposure('1'))
  queue.flush()
  await vi.advanceTimersByTimeAsync(after)
  queue.add(pressed('later'))
  batches = []
  queue.flush(true)
  expect(sent()).toEqual([['experiment-1'], ['later']])
  queue.flush(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(batches).toHaveLength(2)
  expect(lost).not.toHaveBeenCalled()
})

test('a batch that failed is dropped by a no, and a later yes does not bring it back', async () => {
  failures = 1
  const queue = openPage()
  addTo(queue, 1)
  queue.flush()
  await vi.advanceTimersByTimeAsync(500)
  consent = 'refused'
  queue.consentChanged()
  consent = 'given'
  queue.flush(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(batches).toHaveLength(1)
})

test('nothing is tried again after consent is withdrawn, or when the page has gone', async () => {
  failures = 2
  const queue = openPage()
  addTo(queue, 1)
  queue.flush()
  consent = 'refused'
  await vi.advanceTimersByTimeAsync(60_000)
  consent = 'given'
  addTo(queue, 1)
  queue.flush(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(batches).toHaveLength(2)
})

test('what a hidden tab could not send is tried again, as the same events, and leaves once with its page', async () => {
  failures = 1
  const queue = openPage()
  queue.add(exposure('1'))
  queue.flush(true, false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent()).toEqual([['experiment-1'], ['experiment-1']])
  expect(batches[1]).toEqual(batches[0])
  queue.flush(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(batches).toHaveLength(2)
  expect(lost).not.toHaveBeenCalled()
})

test('a tab that is hidden again and again sends a batch that fails three times, then gives it up with one line', async () => {
  failures = 9
  const queue = openPage()
  addTo(queue, 1)
  for (let hidden = 0; hidden < 5; hidden += 1) {
    queue.flush(true, false)
    await vi.advanceTimersByTimeAsync(0)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(batches).toHaveLength(3)
  expect(lost).toHaveBeenCalledTimes(1)
})
