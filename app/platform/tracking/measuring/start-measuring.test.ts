// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { saveConsent } from '#app/platform/consent/consent.ts'
import { removeCookie } from '#app/platform/session/browser-cookies.ts'
import { CONSENT_COOKIE } from '#app/platform/session/session-cookies.ts'
import { track } from '../track.ts'
import { startMeasuring } from './start-measuring.ts'

/** What the shop was sent, and how it answers. */
let sent: { events: string[]; init: RequestInit }[] = []
let answer: () => Promise<Response>
let isHidden = false
const held = vi.fn()

/** The observers of the page, to say what comes into view: those that observe it hear of it. */
const seen: ((element: Element) => void)[] = []

const pressed = (element: string) => track({ event: 'Page Element Clicked', properties: { element } })
const names = () => sent.map(({ events }) => events)

// A page is measured once: what is started stays until the page goes.
beforeAll(() => {
  vi.useFakeTimers()
  document.documentElement.lang = 'en-GB'
  // A page whose scroll depth is not reported.
  history.replaceState(null, '', '/basket')
  Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      elements = new Set<Element>()
      constructor(callback: IntersectionObserverCallback) {
        seen.push((target) => {
          if (!this.elements.has(target)) return
          callback([{ target, isIntersecting: true, intersectionRatio: 1 } as unknown as IntersectionObserverEntry], this as never)
        })
      }
      observe = (element: Element) => void this.elements.add(element)
      unobserve = (element: Element) => void this.elements.delete(element)
      disconnect = () => this.elements.clear()
    },
  )
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (url !== '/api/events') return Promise.resolve(new Response(null, { status: 204 }))
    const { batch }: { batch: { event: string; properties: Record<string, unknown> }[] } = JSON.parse(String(init.body))
    sent.push({ events: batch.map(({ event, properties }) => String(properties['element'] ?? event)), init })
    return answer()
  })
  startMeasuring(held)
})

beforeEach(() => {
  saveConsent({ functional: false, analytics: true })
  sent = []
  isHidden = false
  answer = async () => new Response(null, { status: 204 })
  held.mockReset()
})
// A no drops what a test left waiting.
afterEach(async () => {
  saveConsent({ functional: false, analytics: false })
  await vi.advanceTimersByTimeAsync(60_000)
  document.body.innerHTML = ''
})

const hide = () => {
  isHidden = true
  document.dispatchEvent(new Event('visibilitychange'))
}

test.each([
  ['is left', () => dispatchEvent(new Event('pagehide'))],
  ['is hidden', hide],
])('what waits leaves with a page that %s in the middle, once, and outlives it', async (_how, leave) => {
  pressed('one')
  await vi.advanceTimersByTimeAsync(5000)
  pressed('two')
  expect(sent).toEqual([])
  leave()
  expect(names()).toEqual([['one', 'two']])
  expect(sent[0]?.init).toMatchObject({ method: 'POST', keepalive: true })
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
})

test('a tab that comes back sends nothing by that, and goes on with what happens then', async () => {
  pressed('one')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toEqual([])
  hide()
  isHidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  pressed('two')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(names()).toEqual([['one'], ['two']])
})

test('cards that were seen just before a page is left are not lost to the pause that would gather more', async () => {
  history.replaceState(null, '', '/shop/makeup')
  document.body.innerHTML = '<main><article><h3><a href="/products/p1">p1</a></h3></article></main>'
  await vi.advanceTimersByTimeAsync(300)
  const card = document.querySelector('article')
  if (!card) throw new Error('There is no card.')
  for (const tell of seen) tell(card)
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).toEqual([])
  dispatchEvent(new Event('pagehide'))
  expect(names()).toEqual([['Product List Viewed']])
})

test('an element that asks later for its exposure is watched, although nothing else of the page changes', async () => {
  document.body.innerHTML = '<p data-flag="experiment-lip-week" data-variation="1"></p>'
  await vi.advanceTimersByTimeAsync(300)
  const element = document.querySelector('p')
  if (!element) throw new Error('There is no element.')
  for (const tell of seen) tell(element)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(names()).toEqual([])
  element.dataset['exposure'] = ''
  await vi.advanceTimersByTimeAsync(300)
  for (const tell of seen) tell(element)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(names()).toEqual([['Experiment Viewed']])
})

test.each<[string, () => Promise<Response>, string]>([
  ['is down', async () => new Response(null, { status: 502 }), 'The shop answered with 502.'],
  ['is blocked', async () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])('where the endpoint %s, a batch is tried three times, logged once, and the page goes on', async (_how, told, reason) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answer = told
  pressed('one')
  await vi.advanceTimersByTimeAsync(10_000 + 1000 + 5000)
  expect(names()).toEqual([['one'], ['one'], ['one']])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(warned.mock.calls).toEqual([[`analytics events left out: ${reason}`]])
  answer = async () => new Response(null, { status: 204 })
  pressed('two')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(names().at(-1)).toEqual(['two'])
})

test('a slow endpoint is given 10 s, then the batch is sent again; meanwhile other events leave', async () => {
  const limits: number[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit)
    const stop = new AbortController()
    setTimeout(() => stop.abort(new DOMException('The operation timed out.', 'TimeoutError')), limit)
    return stop.signal
  })
  answer = () => {
    const signal = sent.at(-1)?.init.signal
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  }
  pressed('slow')
  await vi.advanceTimersByTimeAsync(10_000)
  answer = async () => new Response(null, { status: 204 })
  pressed('other')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(names()).toEqual([['slow'], ['other']])
  await vi.advanceTimersByTimeAsync(1000)
  expect(names()).toEqual([['slow'], ['other'], ['slow']])
  expect(new Set(limits)).toEqual(new Set([10_000]))
  timeout.mockRestore()
})

test('consent that another tab withdraws between an event and its sending drops it, also when the page goes', async () => {
  pressed('one')
  // Only the cookie: an event of this page tells of no other tab.
  document.cookie = `${CONSENT_COOKIE}=necessary; path=/`
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
})

test('a batch that failed is not sent again after a no', async () => {
  answer = async () => new Response(null, { status: 502 })
  pressed('one')
  await vi.advanceTimersByTimeAsync(10_000)
  saveConsent({ functional: false, analytics: false })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(names()).toEqual([['one']])
})

test('without an answer a page that is left sends nothing, and whoever listens hears that it was held back', async () => {
  removeCookie(CONSENT_COOKIE)
  pressed('one')
  dispatchEvent(new Event('pagehide'))
  hide()
  expect(sent).toEqual([])
  expect(held.mock.calls).toEqual([['Page Element Clicked', true]])
})

test('a clock that jumps, forward or back, neither holds an event nor sends it twice', async () => {
  pressed('one')
  vi.setSystemTime('2040-01-01T00:00:00Z')
  pressed('two')
  vi.setSystemTime('2001-01-01T00:00:00Z')
  pressed('three')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(names()).toEqual([['one', 'two', 'three']])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
})

test('what one failure kept from leaving a hidden tab leaves when it is tried again, and not once more when the page goes', async () => {
  answer = async () => new Response(null, { status: 502 })
  pressed('one')
  hide()
  await vi.advanceTimersByTimeAsync(0)
  answer = async () => new Response(null, { status: 204 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(names()).toEqual([['one'], ['one']])
  const ids = sent.map(({ init }) => JSON.parse(String(init.body)).batch[0].messageId)
  expect(new Set(ids).size).toBe(1)
  dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(2)
})

test('what fails when the page goes is not tried again', async () => {
  answer = async () => new Response(null, { status: 502 })
  vi.spyOn(console, 'warn').mockReturnValue()
  pressed('one')
  dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(names()).toEqual([['one']])
})
