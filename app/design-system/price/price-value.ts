/** One amount of money, as the contract gives it. */
export type PriceValue = {
  /** Ready to read, with its currency, as `£13.50`. */
  formatted: string
  /** Minor units (pence, cents). Below zero means that it is not known yet. */
  raw: number
}

/** A price with its name, for one tier. */
export type TierPrice = {
  /** As "Member's Price". */
  label: string
  /** The same where there is little room, as "Member Price". */
  shortLabel?: string
  /** What is paid. */
  price: PriceValue
  /** What it was before an offer; shown struck through before the price. */
  was?: PriceValue
}

/** The copy that prices need. */
export type PriceWords = {
  /** Read out before a struck price, as "was". */
  was: string
  /** Stands where an amount is not known yet, as "Pending...". */
  pending: string
}

/** The text of an amount, or the pending text while it is unknown. */
export function shownPrice(price: PriceValue, words: PriceWords): string {
  return price.raw < 0 ? words.pending : price.formatted
}

/** The earlier price, when there is one to strike through: known, and above what is paid now. */
export function struckPrice({ price, was }: TierPrice): PriceValue | undefined {
  return was !== undefined && price.raw >= 0 && was.raw > price.raw ? was : undefined
}
