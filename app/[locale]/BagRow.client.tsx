import { AskedRow } from '#app/features/recommendations/AskedRow.client.tsx'
import { storeOf } from '#app/platform/store/stores.ts'
import { HeartCard } from './HeartCard.tsx'

/** What goes well with a product, as cards with their hearts: the row of the add-to-bag drawer. */
export function BagRow({ sku, locale }: { sku: string; locale: string }) {
  return <AskedRow sku={sku} store={storeOf(locale)} Card={HeartCard} />
}
