import { ask } from '#app/platform/graphql/browser-client.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { GetRecommendationsDocument } from '#operations/__generated__/operations.ts'
import { type RecommendationView, recommendationView } from './recommendation-view.ts'

// Loaded when a press needs it: this is where the contract's client comes in.

/** Products in the row of a drawer, at most. */
const ROW = 6

/** What goes well with a product that was just put into the bag; undefined when there is nothing, or it cannot be had. */
export async function askRow(sku: string, store: Store): Promise<RecommendationView | undefined> {
  const request = { id: 'bag-goes-well-with', location: 'ATB_CONFIRMATION', skus: [sku], limit: ROW }
  try {
    const { recommendations } = await ask(GetRecommendationsDocument, { recommendations: [request] })
    return recommendations.flatMap((section) => recommendationView(section, store) ?? [])[0]
  } catch (error) {
    warnLeftOut('recommendations', error)
    return undefined
  }
}
