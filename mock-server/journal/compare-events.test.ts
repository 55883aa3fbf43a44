import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnalyticsEvent, compareEvents, sentEvents } from './compare-events.ts'
import { made } from './testing/entries.ts'

const added = (quantity: number): AnalyticsEvent => ({ event: 'Product Added', properties: { sku: 'OT-1', quantity } })
const pressed: AnalyticsEvent = { event: 'Page Element Clicked', properties: { element: 'tile' } }

test.each<[string, readonly AnalyticsEvent[], readonly AnalyticsEvent[], object]>([
  ['nothing', [], [], {}],
  ['another order', [added(1), pressed], [pressed, added(1)], {}],
  ['an event less', [added(1), pressed], [pressed], { missing: [added(1)] }],
  ['one of two equal events less', [pressed, pressed], [pressed], { missing: [pressed] }],
  ['an event more', [pressed], [pressed, pressed], { extra: [pressed] }],
  [
    'another property',
    [added(1), added(2)],
    [added(2), added(3)],
    { different: [{ event: 'Product Added', expected: added(1).properties, received: added(3).properties }] },
  ],
])('%s is told', (_what, expected, received, differences) => {
  expect(compareEvents(expected, received)).toEqual({ missing: [], extra: [], different: [], ...differences })
})

test('a list is as itself in any order, and what is missing one way is extra the other way', () => {
  const event = fc.record({ event: fc.constantFrom('a', 'b'), properties: fc.record({ at: fc.nat(2) }) })
  fc.assert(
    fc.property(fc.array(event), fc.array(event), (one, other) => {
      expect(compareEvents(one, one.toReversed())).toEqual({ missing: [], extra: [], different: [] })
      const [there, back] = [compareEvents(one, other), compareEvents(other, one)]
      expect([there.missing.length, there.extra.length]).toEqual([back.extra.length, back.missing.length])
      expect(there.different.length).toBe(back.different.length)
      expect(one.length - other.length).toBe(there.missing.length - there.extra.length)
    }),
  )
})

test('what a session sent is read from its journal: events, and no refused batch or other request', () => {
  const entries = [
    made({ kind: 'analytics', operation: 'Product Added', variables: { sku: 'OT-1' } }),
    made({ kind: 'analytics', operation: 'analytics' }),
    made(),
  ].map((entry, at) => ({ ...entry, number: at + 1 }))
  expect(sentEvents(entries)).toEqual([{ event: 'Product Added', properties: { sku: 'OT-1' } }])
})
