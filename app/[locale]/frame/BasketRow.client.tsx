import { AskedRow } from '#app/features/recommendations/AskedRow.client.tsx'
import { storeOf } from '#app/platform/store/stores.ts'
import { LiveWishlistCard } from './LiveWishlistCard.client.tsx'

/** The recommendations for a product in the add-to-basket drawer, as cards with their wishlist buttons. */
export function BasketRow({ sku, locale }: { sku: string; locale: string }) {
  return <AskedRow sku={sku} store={storeOf(locale)} Card={LiveWishlistCard} />
}
