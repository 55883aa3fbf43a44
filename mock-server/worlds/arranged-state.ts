import type { FaultRecord } from '#fixtures/scenarios/fault-record.ts'
import type { BrowserRecord, NoticeRecord } from '#fixtures/scenarios/record.ts'

/** What somebody arranged for a world, besides what its shop tells and its shoppers remember. */
export type ArrangedState = {
  /** Feature flags and experiments that differ from their defaults, by name. */
  flags: Readonly<Record<string, string>>
  /** What is said of the basket besides what the rules say. */
  notices: readonly NoticeRecord[]
  /** What is answered whatever the rules say, by coordinate of the contract. */
  answers: Readonly<Record<string, unknown>>
  /** What goes wrong on request. */
  faults: readonly FaultRecord[]
  /** What a browser is to hold before it opens the shop in this world. */
  browser: BrowserRecord
  /** What chance is drawn from: equal seeds, equal fates. */
  seed: string
}

/** A world's seed where nobody says another. */
export const PLAIN_SEED = '1'

/** A world in which nobody arranged anything. */
export const unarranged: Readonly<ArrangedState> = Object.freeze({
  flags: Object.freeze({}),
  notices: Object.freeze([]),
  answers: Object.freeze({}),
  faults: Object.freeze([]),
  browser: Object.freeze({}),
  seed: PLAIN_SEED,
})
