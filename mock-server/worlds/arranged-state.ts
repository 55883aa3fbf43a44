import type { OfferRecord } from '#fixtures/basket/record.ts'
import type { PaymentPlanName } from '#fixtures/orders/payment-outcomes.ts'
import type { FaultRecord } from '#fixtures/scenarios/fault-record.ts'
import type { BrowserRecord, NoticeRecord } from '#fixtures/scenarios/record.ts'

/** What a scenario or a test arranged in a world, besides the shop's own state and the shoppers' state. */
export type ArrangedState = {
  /** Feature flags and experiments that differ from their defaults, by name. */
  flags: Readonly<Record<string, string>>
  /** Offers in addition to the store's. */
  offers: readonly OfferRecord[]
  /** Basket notifications in addition to those the rules produce. */
  notices: readonly NoticeRecord[]
  /** Fixed answers that override the rules, by schema coordinate. */
  answers: Readonly<Record<string, unknown>>
  /** Faults to apply. */
  faults: readonly FaultRecord[]
  /** What the payment provider does with every payment, whatever card or token it is; null: as they say. */
  paymentPlan: PaymentPlanName | null
  /** What a browser must store before it opens the shop in this world. */
  browser: BrowserRecord
  /** Seed of the random draws: equal seeds give equal results. */
  seed: string
}

/** A world's default seed. */
export const PLAIN_SEED = '1'

/** A world in which nothing is arranged. */
export const unarranged: Readonly<ArrangedState> = Object.freeze({
  flags: Object.freeze({}),
  offers: Object.freeze([]),
  notices: Object.freeze([]),
  answers: Object.freeze({}),
  faults: Object.freeze([]),
  paymentPlan: null,
  browser: Object.freeze({}),
  seed: PLAIN_SEED,
})
