import type { StoreId } from '#app/platform/store/stores.ts'

/** Id of the plan that is offered to whoever has no membership: the yearly one, which the card on the basket page offers too. Open point A154. */
export const offeredPlan: Readonly<Record<StoreId, string>> = { uk: '610501', us: '720501' }
