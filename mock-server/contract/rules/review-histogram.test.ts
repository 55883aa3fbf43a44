import { expect, test } from 'vitest'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { reviewHistogram } from './review-histogram.ts'

const rated = catalogue.products.flatMap(({ id, reviews, variants }) => {
  const rating = variants.find(({ review }) => review)?.review
  return rating ? [{ id, reviews, rating }] : []
})

test('the counts of every product add up to its count, average to its stars, and include the reviews that were written', () => {
  const wrong = rated.filter(({ rating, reviews }) => {
    const counts = reviewHistogram(rating, reviews)
    const total = counts.reduce((sum, { count }) => sum + count, 0)
    const mean = counts.reduce((sum, { stars, count }) => sum + stars * count, 0) / total
    const lacks = counts.some(({ stars, count }) => count < reviews.filter((review) => review.stars === stars).length)
    return total !== rating.count || Math.abs(mean - rating.stars) > 0.05 || lacks
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})
