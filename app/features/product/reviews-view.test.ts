import { expect, test } from 'vitest'
import { reviewsView } from './reviews-view.ts'

const review = (id: string, stars: number) => ({ id, stars, title: '', body: '', author: '', writtenAt: '2026-01-01', shade: null })
const shown = (...stars: number[]) =>
  reviewsView({ id: 'p', reviews: null, reviewList: stars.map((count, index) => review(String(index), count)) }).reviews.map(
    (one) => `${one.stars}${one.isCritical ? ' critical' : ''}`,
  )

test.each([
  ['the most critical review moves up into view', [5, 5, 4, 2, 5], ['5', '2 critical', '5', '4', '5']],
  ['it stays where it is in view already', [3, 5, 5], ['3 critical', '5', '5']],
  ['nothing is critical among good reviews', [5, 4, 5], ['5', '4', '5']],
  ['one of two is not told apart', [5, 2], ['5', '2']],
  ['none', [], []],
])('%s', (_, given, expected) => {
  expect(shown(...given)).toEqual(expected)
})
