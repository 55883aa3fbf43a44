import { expect, test } from 'vitest'
import { eventLines } from './event-lines.ts'

const same = { equal: true, kept: 1, unknown: 0, missing: [], extra: [], different: [] }

test('a replay tells of each event that is missing, new or different, and of what it cannot tell', () => {
  expect(eventLines(same)).toEqual(['1 event was sent again.'])
  expect(
    eventLines({
      equal: false,
      kept: 2,
      unknown: 1,
      missing: [{ request: 3, event: 'Product Added', detail: '{"sku":"OT-1"}' }],
      extra: [{ request: 4, event: 'Product Removed', detail: '{}' }],
      different: [{ request: 5, event: 'Product Added', detail: 'quantity: was 1, is 2' }],
    }),
  ).toEqual([
    '2 events were sent again.',
    'Missing: Product Added of request 3, {"sku":"OT-1"}',
    'New: Product Removed of request 4, {}',
    'Different: Product Added of request 5, quantity: was 1, is 2',
    'What 1 answer reported is not in the file.',
  ])
})
