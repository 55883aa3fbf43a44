// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EventQueue } from '../event-queue.ts'
import { type TrackedEvent, trackInto } from '../track.ts'
import { reportFlags } from './report-flags.ts'
import { tellHeld } from './tell-held.ts'
import { watchExperiments } from './watch-experiments.ts'
import { watchProducts } from './watch-products.ts'
import { reportsDepth, watchScrollDepth } from './watch-scroll-depth.ts'

/** The observers of the page, to say what comes into view. */
let observers: { seen: IntersectionObserverCallback; elements: Set<Element>; observer: IntersectionObserver }[] = []

/** Shows this share of the elements that match. */
function show(selector: string, share: number): void {
  for (const target of document.querySelectorAll(selector))
    for (const { seen, elements, observer } of observers)
      if (elements.has(target))
        seen([{ target, isIntersecting: share > 0, intersectionRatio: share } as unknown as IntersectionObserverEntry], observer)
}

let sent: TrackedEvent[] = []
const openQueue = () =>
  new EventQueue({
    consent: () => 'given',
    send: async (events) => void sent.push(...events.map(({ event, properties }) => ({ event, properties }))),
    onLost: () => undefined,
  })

const card = (slug: string) => `<article id="card-${slug}"><h3><a href="/products/${slug}">${slug}</a></h3></article>`

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  observers = []
  sessionStorage.clear()
  history.replaceState(null, '', '/shop/makeup')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      elements = new Set<Element>()
      constructor(seen: IntersectionObserverCallback) {
        observers.push({ seen, elements: this.elements, observer: this as unknown as IntersectionObserver })
      }
      observe = (element: Element) => void this.elements.add(element)
      unobserve = (element: Element) => void this.elements.delete(element)
      disconnect = () => this.elements.clear()
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const listing = (slugs: readonly string[]) => `<main><ul>${slugs.map((slug) => `<li>${card(slug)}</li>`).join('')}</ul></main>`
const row = (slugs: readonly string[], id = 'bestsellers') =>
  `<section><ul id="${id}">${slugs.map((slug) => `<li>${card(slug)}</li>`).join('')}</ul></section>`

const slugs = (count: number) => Array.from({ length: count }, (_, at) => `p${at + 1}`)
const listed = (...products: [slug: string, position: number][]) => ({
  event: 'Product List Viewed',
  properties: { list: '/shop/makeup', products: products.map(([slug, position]) => ({ slug, position })) },
})
const viewed = (...seen: string[]) => ({
  event: 'Products Viewed',
  properties: { products: seen.map((slug) => ({ slug, row: 'bestsellers' })) },
})

/** A page of its own with what the document holds. */
function watch() {
  observers = []
  const products = watchProducts(openQueue())
  products.scan()
  return products
}

test.each([
  [0.49, []],
  [0.5, [listed(['p2', 2])]],
])('of a listing, a card of which %f can be seen makes %j [TRACK-02]', (share, expected) => {
  document.body.innerHTML = listing(['p1', 'p2'])
  watch()
  show('#card-p2', share)
  vi.advanceTimersByTime(5000)
  expect(sent).toEqual(expected)
})

test('impressions leave 1,000 ms after the last one, together [TRACK-03, TRACK-11]', () => {
  document.body.innerHTML = listing(['p1', 'p2', 'p3'])
  watch()
  show('#card-p1', 1)
  vi.advanceTimersByTime(999)
  show('#card-p3', 1)
  vi.advanceTimersByTime(999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([listed(['p1', 1], ['p3', 3])])
})

test('a product counts once for each page path in a session [TRACK-01]', () => {
  document.body.innerHTML = listing(['p1', 'p2'])
  watch()
  show('#card-p1', 1)
  vi.advanceTimersByTime(1000)
  // The page is opened again, and then another one.
  watch()
  show('article', 1)
  vi.advanceTimersByTime(1000)
  history.replaceState(null, '', '/shop/lips')
  watch()
  show('#card-p1', 1)
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([
    listed(['p1', 1]),
    listed(['p2', 2]),
    { event: 'Product List Viewed', properties: { list: '/shop/lips', products: [{ slug: 'p1', position: 1 }] } },
  ])
})

test('an impression that was never allowed to leave is counted when the page is opened again', () => {
  document.body.innerHTML = listing(['p1'])
  const held = watchProducts({ add: () => undefined, flush: () => undefined })
  held.scan()
  show('article', 1)
  held.flush()
  watch()
  show('article', 1)
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([listed(['p1', 1])])
})

test.each([
  [0.29, []],
  [0.3, [viewed('p1')]],
])('in a carousel, a card of which %f can be seen makes %j [TRACK-18]', (share, expected) => {
  document.body.innerHTML = row(['p1'])
  watch()
  show('article', share)
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual(expected)
})

test.each([
  [9, []],
  [10, [viewed(...slugs(10))]],
  [11, [viewed(...slugs(10))]],
])('%i products of a carousel make at once %j [TRACK-15, TRACK-16]', (count, expected) => {
  document.body.innerHTML = row(slugs(count))
  watch()
  show('article', 1)
  expect(sent).toEqual(expected)
})

test('fewer leave 10 s after the first of them, time after time [TRACK-17]', () => {
  document.body.innerHTML = row(['p1', 'p2', 'p3'])
  watch()
  show('#card-p1', 1)
  vi.advanceTimersByTime(9999)
  show('#card-p2', 1)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([viewed('p1', 'p2')])
  show('#card-p3', 1)
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual([viewed('p1', 'p2'), viewed('p3')])
})

test('a page that goes sends what waits of both', () => {
  document.body.innerHTML = listing(['p1']) + row(['p2'])
  const { flush } = watch()
  show('article', 1)
  flush()
  flush()
  expect(sent).toEqual([listed(['p1', 1]), viewed('p2')])
})

test('cards that come later are watched from then on, and articles without a product never', () => {
  document.body.innerHTML = `${listing(['p1'])}<article id="story"><h3><a href="/blog/skin">Skin</a></h3></article>`
  const { scan } = watch()
  document.querySelector('main ul')?.insertAdjacentHTML('beforeend', `<li>${card('p2')}</li>`)
  scan()
  show('article', 1)
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([listed(['p1', 1], ['p2', 2])])
})

/** What is tracked while a page is scrolled to each of these places, pixels. */
function depthsOf(path: string, places: readonly number[], height = 4000): unknown[] {
  const told: TrackedEvent[] = []
  trackInto(() => undefined)()
  const stop = trackInto((event) => told.push(event))
  history.replaceState(null, '', path)
  vi.stubGlobal('innerHeight', 800)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height)
  vi.stubGlobal('scrollY', 0)
  watchScrollDepth()
  for (const place of places) {
    vi.stubGlobal('scrollY', place)
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(200)
  }
  stop()
  return told.map(({ event, properties }) => [event, properties['element'], properties['percent']])
}

const depth = (percent: number) => ['Page Element Viewed', 'scroll-depth', percent]

test('each depth is reported once, however often it is passed [TRACK-20, TRACK-13]', () => {
  expect(depthsOf('/', [100, 198, 199, 0, 1300, 2199, 199, 3200])).toEqual([depth(25), depth(50), depth(75), depth(100)])
})

test('a page that fits into the window is read to its end at once', () => {
  expect(depthsOf('/join', [], 800)).toEqual([depth(25), depth(50), depth(75), depth(100)])
})

test.each([
  ['/', true],
  ['/us', true],
  ['/us/', true],
  ['/used', false],
  ['/us/used', false],
  ['/us/us', false],
  ['/join', true],
  ['/us/ottilie/join', true],
  ['/ottilie/about', true],
  ['/us/products/ribbon-satin-lipstick', true],
  ['/products', false],
  ['/shop/makeup', false],
  ['/basket', false],
  ['/joinery', false],
  ['/blog/join', false],
])('whether the depth of %s is reported: %s [TRACK-21]', (path, isReported) => {
  expect(reportsDepth(path)).toBe(isReported)
  expect(depthsOf(path, [3200]).length > 0).toBe(isReported)
})

test('an experiment is viewed when half of what it changes can be seen [EXPERIMENT-01]', () => {
  trackInto(() => undefined)()
  const stop = trackInto((event) => sent.push(event))
  document.body.innerHTML = '<div data-exposure data-flag="experiment-lip-week" data-variation="1"></div>'
  const { scan } = watchExperiments()
  scan()
  scan()
  show('div', 0.4)
  expect(sent).toEqual([])
  show('div', 0.5)
  show('div', 1)
  stop()
  expect(sent).toEqual([{ event: 'Experiment Viewed', properties: { flag: 'experiment-lip-week', variation: '1' } }])
})

test('an experiment without a look of its own is viewed where one of the elements that it names is, whenever they come, once', () => {
  trackInto(() => undefined)()
  const stop = trackInto((event) => sent.push(event))
  document.body.innerHTML =
    '<i data-exposure=":has(> [data-offer])" data-flag="experiment-prices" data-variation="variant"></i><p id="none"></p>'
  const { scan } = watchExperiments()
  scan()
  document.body.insertAdjacentHTML('beforeend', '<p id="one"><s data-offer></s></p><p id="two"><s data-offer></s></p>')
  scan()
  show('i, #none', 1)
  show('#one', 0.4)
  expect(sent).toEqual([])
  show('#two', 0.5)
  show('#one', 1)
  stop()
  expect(sent).toEqual([{ event: 'Experiment Viewed', properties: { flag: 'experiment-prices', variation: 'variant' } }])
})

test('flag analytics are called once in a session, as JSON and with credentials, and a failure is ignored [OP-MISC-03, OP-MISC-04, OP-MISC-05]', async () => {
  const fetched = vi.fn().mockRejectedValue(new Error('offline'))
  vi.stubGlobal('fetch', fetched)
  reportFlags()
  reportFlags()
  await Promise.resolve()
  expect(fetched.mock.calls).toEqual([
    ['/api/feature-flags/analytics', { headers: { 'content-type': 'application/json' }, credentials: 'include' }],
  ])
  sessionStorage.clear()
  reportFlags()
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a tester’s page tells the name of an event that is held back and nothing else of it, and a failure is ignored', async () => {
  const fetched = vi.fn().mockRejectedValue(new Error('offline'))
  vi.stubGlobal('fetch', fetched)
  tellHeld('Product Added', true)
  await Promise.resolve()
  expect(fetched.mock.calls).toEqual([
    [
      '/api/events/held',
      {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: '{"event":"Product Added","isKept":true}',
      },
    ],
  ])
})
