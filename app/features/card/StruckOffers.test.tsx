// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { cleanup, render, waitFor } from '@testing-library/react'
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
      seen: (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void
      constructor(seen: (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void) {
        this.seen = seen
      }
      observe = () => void (isInView && queueMicrotask(() => this.seen([{ isIntersecting: true, intersectionRatio: 1 }])))
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
  document.cookie = 'ottilie-session-key=; max-age=0'
})

/** A page rendered for a group, with or without an offer. */
async function show(rendered: string, hasOffer = true): Promise<void> {
  const [{ StruckOffers }, { trackInto }] = await Promise.all([
    import('./StruckOffers.client.tsx'),
    import('#app/platform/tracking/track.ts'),
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
}

const viewed = (variation: string) => [{ event: 'Experiment Viewed', properties: { flag: 'experiment-strikethrough-price', variation } }]

test.each([
  ['control', viewed('control')],
  ['variant', viewed('variant')],
  ['throwaway-control', []],
  ['throwaway-variant', []],
])('analytics hears of the group %s what it should [EXPERIMENT-05]', async (group, expected) => {
  document.documentElement.dataset['session'] = 'abc'
  await show(group)
  await Promise.resolve()
  expect(told).toEqual(expected)
})

test('an offer that nobody sees exposes nobody', async () => {
  document.documentElement.dataset['session'] = 'abc'
  isInView = false
  await show('variant')
  await Promise.resolve()
  expect(told).toEqual([])
})

test('a shared page tracks the group of a visitor with a session once it is known', async () => {
  document.cookie = 'ottilie-session-key=abc'
  vi.stubGlobal('fetch', async () => Response.json({ flags: { 'experiment-strikethrough-price': 'variant' } }))
  await show('control')
  await waitFor(() => expect(told).toEqual(viewed('variant')))
})

test('tracks nothing without a session or without an offer', async () => {
  await show('control')
  cleanup()
  document.documentElement.dataset['session'] = 'abc'
  await show('control', false)
  await Promise.resolve()
  expect(told).toEqual([])
})
