import { ask } from '#app/platform/graphql/browser-client.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { GetRecommendationsDocument } from '#operations/__generated__/operations.ts'
import { type RecommendationView, recommendationView } from './recommendation-view.ts'

// Loaded on demand because it imports the API client.

/** Maximum number of products in a drawer's row. */
const ROW = 6

/** Loads products related to one just added. Undefined if there are none or the request fails. */
export async function askRow(sku: string, store: Store): Promise<RecommendationView | undefined> {
  const request = { id: 'basket-goes-well-with', location: 'ATB_CONFIRMATION' as const, skus: [sku], limit: ROW }
  try {
    const { recommendations } = await ask(GetRecommendationsDocument, { recommendations: [request] })
    return recommendations.flatMap((section) => recommendationView(section, store) ?? [])[0]
  } catch (error) {
    warnLeftOut('recommendations', error)
    return undefined
  }
}
