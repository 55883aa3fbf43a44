import { expect, test } from 'vitest'
import { type TrackedEvent, trackInto } from './track.ts'
import { trackBasketUpdate } from './track-basket.ts'
import { namedEvents } from './track-reported.ts'

function tracked(updateTracking: Parameters<typeof trackBasketUpdate>[0]): TrackedEvent[] {
  // What another file's tests left waiting goes first.
  trackInto(() => undefined)()
  const heard: TrackedEvent[] = []
  const stop = trackInto((event) => heard.push(event))
  trackBasketUpdate(updateTracking)
  stop()
  return heard
}

const added = (currency: unknown) => ({ event: 'Product Added', properties: { sku: 'BALM-01', quantity: 2, currency } })

test.each(['GBP', 'USD'])('what is added in %s is told [TRACK-04, TRACK-05]', (currency) => {
  expect(tracked([added(currency)])).toEqual([{ event: 'Product Added', properties: { sku: 'BALM-01', quantity: 2, currency } }])
})

test.each(['EUR', 'gbp', '', null, undefined])('what is added in the currency %j is not [TRACK-04]', (currency) => {
  expect(tracked([added(currency)])).toEqual([])
})

test('what is removed is told, and no other event is [TRACK-06]', () => {
  const properties = { sku: 'BALM-01', quantity: 1, currency: 'GBP' }
  expect(
    tracked([
      { event: 'Product Removed', properties },
      { event: 'Card Number Seen', properties },
    ]),
  ).toEqual([{ event: 'Product Removed', properties }])
})

test('only plain values are told', () => {
  const properties = { sku: 'BALM-01', quantity: 1, shopper: { name: 'Ada' }, lines: ['a'], gone: null, currency: 'GBP' }
  expect(tracked([{ event: 'Product Removed', properties }])).toEqual([
    { event: 'Product Removed', properties: { sku: 'BALM-01', quantity: 1, currency: 'GBP' } },
  ])
})

test('of what the API reports, the named events are told, and of them nothing but plain properties', () => {
  const person = { event: 'Membership Extended', properties: { sku: 'annual', person: { name: 'Ada' } } }
  const others = [
    { event: 'Card Number Seen', properties: {} },
    { event: 'Product Added', properties: {} },
  ]
  expect(namedEvents([person, ...others], ['Membership Extended', 'Membership Upgraded'])).toEqual([
    { event: 'Membership Extended', properties: { sku: 'annual' } },
  ])
})
