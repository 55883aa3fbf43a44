/** What stands in place of a price. [5/Price display] */
export type PriceWords = {
  /** A price that is not known yet. */
  readonly pending: string
  /** A membership that costs nothing, because its fee is taken off. */
  readonly included: string
  /** A membership that costs nothing. */
  readonly free: string
}

/** The same in both stores. */
export const priceWords: PriceWords = { pending: 'Pending...', included: 'included', free: 'free' }
