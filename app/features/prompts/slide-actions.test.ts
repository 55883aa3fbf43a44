import { expect, test } from 'vitest'
import { hasBack, slideAction } from './slide-actions.ts'

const [W, A, R, N] = ['WELCOME_SLIDE', 'ACTIVE_BENEFITS', 'REDEEMED_BENEFITS', 'NO_ACTIVE_MEMBERSHIP'] as const
const [c, v, j] = ['CONTINUE', 'VIEW_PERKS', 'JOIN'] as const

test.each([
  [
    [W, A, R, N],
    [c, c, c, j],
    [c, c, c, j],
  ],
  [
    [W, A, R],
    [c, c, v],
    [c, c, v],
  ],
  [
    [W, A, N],
    [c, c, j],
    [c, v, j],
  ],
  [
    [A, N],
    [c, j],
    [v, j],
  ],
  [
    [W, A],
    [c, v],
    [c, v],
  ],
  [[W], [c], [c]],
])('%j end in %j, and by the literal rule in %j', (slides, lastSlide, literal) => {
  expect(slides.map((_, at) => slideAction(slides, at, 'last-slide'))).toEqual(lastSlide)
  expect(slides.map((_, at) => slideAction(slides, at, 'literal'))).toEqual(literal)
})

test('every slide but the first has Back', () => {
  expect([W, A, R, N].map((_, at) => hasBack([W, A, R, N], at))).toEqual([false, true, true, true])
})
