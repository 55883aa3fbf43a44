import { expect, test } from 'vitest'
import { scrollState } from './scroll-state.ts'

test.each([
  ['everything in sight', { scrollLeft: 0, scrollWidth: 1000, clientWidth: 1000 }, { atStart: true, atEnd: true, progress: 0 }],
  ['the start', { scrollLeft: 0, scrollWidth: 3000, clientWidth: 1000 }, { atStart: true, atEnd: false, progress: 0 }],
  ['the middle', { scrollLeft: 1000, scrollWidth: 3000, clientWidth: 1000 }, { atStart: false, atEnd: false, progress: 0.5 }],
  [
    'the end, but for rounding',
    { scrollLeft: 1999.5, scrollWidth: 3000, clientWidth: 1000 },
    { atStart: false, atEnd: true, progress: 0.99975 },
  ],
])('%s', (_, track, state) => {
  expect(scrollState(track)).toEqual(state)
})
