import { usualVariables } from '#fixtures/operations/usual-variables.ts'
import { A_FEW, NO_VARIABLES, type OperationExamples } from './example.ts'

export const wishlistExamples: OperationExamples = {
  getWishedSkus: NO_VARIABLES,
  getWishlist: NO_VARIABLES,
  getForYou: NO_VARIABLES,
  getOrderItAgainProducts: [
    { variables: {} },
    {
      variables: {
        orderItAgainInput: {
          pagination: { currentPage: 2, perPage: 5 },
          sortOptions: 'MOST_RECENT',
          filteringOptions: { categories: ['skincare'] },
          period: 'LAST_12_MONTHS',
        },
      },
    },
    ...(['LAST_3_MONTHS', 'LAST_6_MONTHS'] as const).map((period) => ({
      variables: {
        orderItAgainInput: {
          pagination: { currentPage: 1, perPage: 32 },
          sortOptions: 'MOST_PURCHASED' as const,
          filteringOptions: { categories: [] },
          period,
        },
      },
    })),
  ],
  removeMyReplenishmentProduct: ['OT-RSL-07', 'NO-SUCH-SKU'].map((sku) => ({ variables: { sku } })),
  restoreMyReplenishmentProduct: ['OT-RSL-07', 'NO-SUCH-SKU'].map((sku) => ({ variables: { sku } })),
  addWishlistItemBySKU: [{ variables: usualVariables.addWishlistItemBySKU }, { variables: { sku: 'NO-SUCH-SKU' }, scenarios: A_FEW }],
  removeWishlistItemBySKU: [{ variables: { sku: 'NO-SUCH-SKU' } }],
}
