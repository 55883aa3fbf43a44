import type { StoreId } from '#app/platform/store/stores.ts'

/** Id of the plan offered to shoppers without a membership: the yearly one, as on the basket page's card. Open point A154. */
export const offeredPlan: Readonly<Record<StoreId, string>> = { uk: '610501', us: '720501' }
