import { usualVariables } from '#fixtures/operations/usual-variables.ts'
import { LISTING } from '#fixtures/operations/values.ts'
import { type OperationExamples } from './example.ts'

const SEARCH = { filters: [], isTypicalJourney: true }

export const catalogueExamples: OperationExamples = {
  getPlp: [
    { variables: usualVariables.getPlp },
    { variables: { categoryUrlPath: 'makeup', sort: 'PRICE_LOW_TO_HIGH', pagination: { currentPage: 2, perPage: 24 }, ...LISTING } },
    ...(['BESTSELLING', 'NEWEST', 'PRICE_HIGH_TO_LOW', 'TOP_RATED'] as const).map((sort) => ({
      variables: { categoryUrlPath: 'makeup', sort, ...LISTING, filters: [{ slug: 'finish', items: ['satin'] }] },
    })),
    { variables: { categoryUrlPath: 'makeup/lips', ...LISTING }, store: 'en-US' as const },
    { variables: { categoryUrlPath: 'makeup/lips', ...LISTING, isTypicalJourney: false }, scenarios: ['uk-guest', 'uk-plus-member'] },
    { variables: { categoryUrlPath: 'no-such-category', ...LISTING } },
  ],
  getProductAddresses: [{ variables: usualVariables.getProductAddresses }, { variables: { categoryUrlPath: 'no-such-category' } }],
  getProduct: [{ variables: usualVariables.getProduct }, { variables: { slug: 'no-such-product' } }],
  getReviews: ['ribbon-satin-lipstick', 'travel-brush-roll', 'no-such-product'].map((slug) => ({ variables: { slug } })),
  requestStockEmail: [
    { variables: usualVariables.requestStockEmail },
    { variables: { ...usualVariables.requestStockEmail, email: 'no address' } },
    { variables: { ...usualVariables.requestStockEmail, sku: 'OT-RSL-07' } },
  ],
  getRecommendations: [{ variables: usualVariables.getRecommendations }],
  searchProducts: [
    { variables: { term: 'satin', useGuestPrice: true, isTypicalJourney: true } },
    { variables: { term: 'nothing is called this', useGuestPrice: false, isTypicalJourney: false } },
  ],
  getSearchListing: [
    { variables: { term: 'ottilie', ...SEARCH, pagination: { currentPage: 1, perPage: 100 } } },
    { variables: { term: 'petra', ...SEARCH, pagination: { currentPage: 1, perPage: 100 } }, store: 'en-US' as const },
    ...(['BESTSELLING', 'NEWEST', 'PRICE_LOW_TO_HIGH', 'PRICE_HIGH_TO_LOW', 'TOP_RATED'] as const).map((sort) => ({
      variables: { term: 'satin', sort, ...SEARCH, filters: [{ slug: 'finish', items: ['satin'] }] },
    })),
    { variables: { term: 'satin', ...SEARCH, isTypicalJourney: false }, scenarios: ['uk-guest', 'uk-plus-member'] },
    { variables: { term: 'zzzz', ...SEARCH } },
  ],
  variantsBySkus: [['OT-RSL-07', 'NO-SUCH-SKU'], ['NO-SUCH-SKU']].map((skus) => ({ variables: { skus } })),
  membershipsByIds: [{ variables: { ids: ['610101', '610201', 'no-such-membership'] } }],
}
