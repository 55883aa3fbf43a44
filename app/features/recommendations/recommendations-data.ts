import 'server-only'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { GetRecommendationsDocument } from '#operations/__generated__/operations.ts'
import { type RecommendationView, recommendationView } from './recommendation-view.ts'

/** A row of recommended products that a page asks for. */
export type RecommendationRequest = {
  /** Names the row, as `pdp-goes-well-with`. Unique on the page. */
  id: string
  /** Where it stands, as the contract names it. */
  location: 'PDP' | 'BASKET'
  /** What the shopper looks at. */
  skus: string[]
}

/** Products in a row, at most. A bag is made for each visitor, and its row is the last thing in it. */
const ROW = { PDP: 8, BASKET: 6 } as const

/** The row that the contract recommends; undefined when there is none, or it cannot be had in time: the page is whole without it. */
export async function recommendationFor(visit: Visit, request: RecommendationRequest): Promise<RecommendationView | undefined> {
  return slotOf(
    'recommendations',
    async () => {
      const { recommendations } = await serverQuery(visit, GetRecommendationsDocument, {
        recommendations: [{ ...request, limit: ROW[request.location] }],
      })
      return recommendations.flatMap((section) => recommendationView(section, visit.store) ?? [])[0]
    },
    slotLimitMs(visit),
  )
}
