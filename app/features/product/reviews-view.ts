import type { GetReviewsQuery } from '#operations/__generated__/operations.ts'

type Answer = NonNullable<GetReviewsQuery['productBySlug']>
type ReviewView = Answer['reviewList'][number] & { /** The least satisfied of the reviews. */ isCritical: boolean }

export type ReviewsView = {
  /** Null: nobody has reviewed it. */
  rating: Answer['reviews']
  reviews: ReviewView[]
}

/** Below this, a review has something to criticise. */
const CRITICAL = 4

/** Reviews among which one is told apart as the most critical. */
const FEWEST = 3

/** Reviews that are in view without looking for more. */
const IN_VIEW = 2

/** The reviews of a product, newest first, except that the most critical one is among the first. */
export function reviewsView(product: GetReviewsQuery['productBySlug']): ReviewsView {
  const newest = product?.reviewList ?? []
  const lowest = newest.toSorted((one, other) => one.stars - other.stars)[0]
  const critical = newest.length >= FEWEST && lowest && lowest.stars < CRITICAL ? lowest : undefined
  const others = newest.filter((review) => review !== critical)
  const place = Math.min(critical ? newest.indexOf(critical) : 0, IN_VIEW - 1)
  const ordered = critical ? others.toSpliced(place, 0, critical) : others
  return { rating: product?.reviews ?? null, reviews: ordered.map((review) => ({ ...review, isCritical: review === critical })) }
}
