import 'server-only'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { GetReviewsDocument } from '#operations/__generated__/operations.ts'
import { type ReviewsView, reviewsView } from './reviews-view.ts'

/** Loads the reviews of a product. Undefined if they fail or time out. */
export async function reviewsData(pageRequest: PageRequest, slug: string): Promise<ReviewsView | undefined> {
  return slotOf(
    'reviews',
    async () => reviewsView((await serverQuery(pageRequest, GetReviewsDocument, { slug })).productBySlug),
    slotLimitMs(pageRequest),
  )
}
