import { askForPage } from '#app/platform/graphql/page-questions.ts'
import { readShopper, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import type { WishedSkusFragment } from '#operations/__generated__/operations.ts'

// Loaded on demand: a guest's page needs none of it.

let loading: Promise<void> | undefined

/** Loads and stores the shopper's wishlist. Concurrent calls share one request. Throws RequestFailure. */
export function loadWishes(): Promise<void> {
  loading ??= askForPage('getWishedSkus', {})
    .then(({ wishlist }) => rememberWishes(wishlist))
    .finally(() => {
      loading = undefined
    })
  return loading
}

/** Replaces the stored wishlist with the answer. */
export function rememberWishes({ wishes }: WishedSkusFragment): void {
  saveShopper({ ...readShopper(), wishlist: wishes.map(({ variant }) => variant.sku) })
}
