import 'server-only'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { GetRecommendationsDocument } from '#operations/__generated__/operations.ts'
import { type RecommendationView, recommendationView } from './recommendation-view.ts'

/** A request for recommendations. */
export type RecommendationRequest = {
  /** Id of the row, unique on the page, like `pdp-goes-well-with`. */
  id: string
  /** Placement in the API; none where it is about nothing in particular. */
  location?: 'PDP' | 'BASKET'
  /** Products that the shopper views; without any it recommends bestsellers. */
  skus: string[]
}

/** Maximum number of products. Bestsellers are as many as stand side by side: each further picture is one more request of the page. */
const ROW = { PDP: 8, BASKET: 6 } as const
const BESTSELLERS = 4

/** Loads the recommendations. Undefined if there are none or they fail or time out. */
export async function recommendationFor(pageRequest: PageRequest, request: RecommendationRequest): Promise<RecommendationView | undefined> {
  return slotOf(
    'recommendations',
    async () => {
      const { recommendations } = await serverQuery(pageRequest, GetRecommendationsDocument, {
        recommendations: [{ ...request, limit: request.location ? ROW[request.location] : BESTSELLERS }],
      })
      return recommendations.flatMap((section) => recommendationView(section, pageRequest.store) ?? [])[0]
    },
    slotLimitMs(pageRequest),
  )
}
