import { ShopCard } from '#app/features/card/ShopCard.tsx'
import { AskedRow } from '#app/features/recommendations/AskedRow.client.tsx'
import { storeOf } from '#app/platform/store/stores.ts'

/** What goes well with a product, as the card feature's cards: the row of the add-to-bag drawer. */
export function BagRow({ sku, locale }: { sku: string; locale: string }) {
  return <AskedRow sku={sku} store={storeOf(locale)} Card={ShopCard} />
}
