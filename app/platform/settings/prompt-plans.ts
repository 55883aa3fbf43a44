import type { StoreId } from '#app/platform/store/stores.ts'

/** Ids of the 60-day trials: their holders read of perks that are still to come. In a file of its own, as every page loads the other plans. */
export const sixtyDayTrials: Readonly<Record<StoreId, readonly string[]>> = {
  uk: ['610801', '610802', '610803'],
  us: ['720801', '720802', '720803'],
}

/** Skus of the plus plans begin with it. The teaser of the anniversary gift asks for this, and for nothing else (open point A103). */
export const PLUS_SKU_PREFIX = 'MBR-PLUS-'
