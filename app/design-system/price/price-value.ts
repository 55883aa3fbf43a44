/** An amount of money as the contract defines it. */
export type PriceValue = {
  /** Formatted with its currency, e.g. `£13.50`. */
  formatted: string
  /** Minor units (pence, cents). Negative means not known yet. */
  raw: number
}

/** A labelled price for one tier. */
export type TierPrice = {
  /** E.g. "Member's Price". */
  label: string
  /** Short form for tight spaces, e.g. "Member Price". */
  shortLabel?: string
  /** The price to pay. */
  price: PriceValue
  /** The price before an offer; shown struck through before the price to pay. */
  was?: PriceValue
}

/** Copy used by prices. */
export type PriceWords = {
  /** Announced before a struck-through price, e.g. "was". */
  was: string
  /** Shown for an amount not known yet, e.g. "Pending...". */
  pending: string
}

/** The text of an amount, or the pending text while it is unknown. */
export function shownPrice(price: PriceValue, words: PriceWords): string {
  return price.raw < 0 ? words.pending : price.formatted
}

/** The earlier price if it should be struck through: known, and above the price to pay. */
export function struckPrice({ price, was }: TierPrice): PriceValue | undefined {
  return was !== undefined && price.raw >= 0 && was.raw > price.raw ? was : undefined
}
