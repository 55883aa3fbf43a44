import type { StoreId } from '#app/platform/store/stores.ts'

/** Plans with special treatment, by store id. */
export type SpecialPlans = {
  /** Ids of the free trials, from 14 days to three months. */
  freeTrials: readonly string[]
  staff: string
  /** Skus of the plus plans. */
  plusSkus: readonly string[]
}

/** The ids are opaque; the UK lacks only one trial. Spec §3 'Membership plans', open points A3, A103, A154. */
export const specialPlans: Readonly<Record<StoreId, SpecialPlans>> = {
  uk: {
    freeTrials: ['610401', '610402', '610601', '610701', '610702', '610801', '610802', '610803'],
    staff: '610103',
    plusSkus: ['MBR-PLUS-UK', 'MBR-PLUS-STARTER-KIT-UK'],
  },
  us: {
    freeTrials: ['720401', '720402', '720403', '720601', '720701', '720702', '720801', '720802', '720803'],
    staff: '720103',
    plusSkus: ['MBR-PLUS-US', 'MBR-PLUS-STARTER-KIT-US'],
  },
}
