// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Amount } from '#app/design-system/price/Amount.tsx'
import type { TrackedEvent } from '#app/platform/tracking/track.ts'

const price = (raw: number) => ({ formatted: `£${raw / 100}`, raw, label: null, currency: 'GBP', currencySymbol: '£' })

let told: TrackedEvent[] = []
/** Makes what is watched come into view, or not. */
let isInView = true
let stop = () => undefined as void

beforeEach(() => {
  told = []
  isInView = true
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      seen: (entries: { target: Element; isIntersecting: boolean; intersectionRatio: number }[]) => void
      constructor(seen: (entries: { target: Element; isIntersecting: boolean; intersectionRatio: number }[]) => void) {
        this.seen = seen
      }
      observe = (target: Element) =>
        void (isInView && queueMicrotask(() => this.seen([{ target, isIntersecting: true, intersectionRatio: 1 }])))
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  // Flags are requested once per page: each test is a page of its own.
  vi.resetModules()
})
afterEach(() => {
  cleanup()
  stop()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
  delete document.documentElement.dataset['session']
  delete document.documentElement.dataset['strikesOffers']
  document.body.innerHTML = ''
  document.cookie = 'ottilie-session-key=; max-age=0'
})

/** A page rendered for a group, with or without an offer. Gives what looks for new places that expose somebody. */
async function show(rendered: string, hasOffer = true): Promise<() => Promise<void>> {
  const [{ StruckOffers }, { trackInto }, { watchExperiments }] = await Promise.all([
    import('./StruckOffers.client.tsx'),
    import('#app/platform/tracking/track.ts'),
    import('#app/platform/tracking/measuring/watch-experiments.ts'),
  ])
  stop = trackInto((event) => told.push(event))
  render(
    <>
      {hasOffer && (
        <Amount tierPrice={{ label: 'Typical Price', price: price(1500), was: price(1900) }} words={{ was: 'was', pending: '…' }} />
      )}
      <StruckOffers rendered={rendered} />
    </>,
  )
  const { scan } = watchExperiments()
  // What is observed is told before this has passed.
  return async () => void (scan(), await Promise.resolve())
}

const viewed = (variation: string) => [{ event: 'Experiment Viewed', properties: { flag: 'experiment-strikethrough-price', variation } }]

test.each([
  ['control', viewed('control')],
  ['variant', viewed('variant')],
  ['throwaway-control', []],
  ['throwaway-variant', []],
])('analytics hears of the group %s what it should [EXPERIMENT-05]', async (group, expected) => {
  document.documentElement.dataset['session'] = 'abc'
  const look = await show(group)
  await look()
  expect(told).toEqual(expected)
})

test('an offer that nobody sees exposes nobody', async () => {
  document.documentElement.dataset['session'] = 'abc'
  isInView = false
  const look = await show('variant')
  await look()
  expect(told).toEqual([])
})

test('a shared page tracks the group of a visitor with a session once it is known', async () => {
  document.cookie = 'ottilie-session-key=abc'
  const flags = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => flags.promise)
  const look = await show('control')
  await look()
  expect(told).toEqual([])
  await act(async () => flags.resolve(Response.json({ flags: { 'experiment-strikethrough-price': 'variant' } })))
  await waitFor(async () => {
    await look()
    expect(told).toEqual(viewed('variant'))
  })
})

test.each([
  ['variant', ''],
  ['control', undefined],
])('the first frame struck offers through; once the group %s is known, <html> says %j', async (group, attribute) => {
  document.cookie = 'ottilie-session-key=abc'
  document.documentElement.dataset['strikesOffers'] = ''
  const flags = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => flags.promise)
  await show('control')
  expect(document.documentElement.dataset['strikesOffers']).toBe('')
  await act(async () => flags.resolve(Response.json({ flags: { 'experiment-strikethrough-price': group } })))
  await waitFor(() => expect(document.querySelector('[data-exposure]')).toHaveAttribute('data-variation', group))
  expect(document.documentElement.dataset['strikesOffers']).toBe(attribute)
})

test('flags that cannot be had leave what the first frame shows, and measure nothing', async () => {
  document.cookie = 'ottilie-session-key=abc'
  document.documentElement.dataset['strikesOffers'] = ''
  vi.stubGlobal('fetch', async () => Response.json({ flags: null }))
  const look = await show('control')
  await act(async () => undefined)
  await look()
  expect(told).toEqual([])
  expect(document.documentElement.dataset['strikesOffers']).toBe('')
})

test('tracks nothing without a session or without an offer', async () => {
  const lookWithoutSession = await show('control')
  await lookWithoutSession()
  cleanup()
  document.documentElement.dataset['session'] = 'abc'
  const look = await show('control', false)
  await look()
  expect(told).toEqual([])
})

test('an offer that comes later is measured, and only the first that is seen is told', async () => {
  document.documentElement.dataset['session'] = 'abc'
  const look = await show('variant', false)
  await look()
  document.body.insertAdjacentHTML('beforeend', '<p><s data-offer></s></p><p><s data-offer></s></p>')
  await look()
  expect(told).toEqual(viewed('variant'))
})
