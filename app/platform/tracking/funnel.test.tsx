// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EventQueue } from './event-queue.ts'
import { FunnelStep } from './FunnelStep.client.tsx'
import { funnelStep } from './funnel.ts'
import { OrderCompleted } from './OrderCompleted.client.tsx'
import { type TrackedEvent, trackInto } from './track.ts'

let told: TrackedEvent[] = []
let stop: () => void

beforeEach(() => {
  told = []
  localStorage.clear()
  stop = trackInto((event) => told.push(event))
})
afterEach(() => stop())

test.each([
  ['/basket', false, 1],
  ['/register', false, 2],
  ['/guest-details', false, 2],
  ['/basket', true, 3],
  ['/checkout', false, 4],
  ['/checkout', true, 4],
  ['/checkout/success', true, undefined],
  ['/checkout/return', false, undefined],
  ['/', false, undefined],
])(
  '%s is a step of the funnel by who is there (%s): %s [CHECKOUT-02, CHECKOUT-03, CHECKOUT-04, CHECKOUT-05, CHECKOUT-06]',
  (path, isLoggedIn, step) => {
    expect(funnelStep(path, isLoggedIn)).toBe(step)
  },
)

test('a step is told once, and a page that is none tells nothing', () => {
  const { rerender } = render(<FunnelStep step={4} />)
  rerender(<FunnelStep step={4} />)
  render(<FunnelStep step={undefined} />)
  expect(told).toEqual([{ event: 'Checkout Step Viewed', properties: { step: 4 } }])
})

test('an order is sent once in a browser, however often its page is opened', () => {
  const order = { number: 'OT-1', total: 1745, currency: 'GBP' }
  const sent: string[] = []
  const open = () => {
    const queue = new EventQueue({
      consent: () => 'given',
      send: async (events) => void sent.push(...events.map(({ event }) => event)),
      onLost: () => undefined,
    })
    render(<OrderCompleted {...order} />)
    told.splice(0).forEach((event) => queue.add(event))
    queue.flush()
  }
  open()
  sessionStorage.clear()
  open()
  expect(sent).toEqual(['Order Completed'])
})
