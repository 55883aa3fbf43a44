/** Thrown for an amount that is not a whole number of minor units. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError'
  readonly code = 'NOT_MINOR_UNITS'
  constructor() {
    super('Expecting a value in subunits')
  }
}

/** Returns `amount` if it is a safe integer number of minor units (pence, cents); throws MoneyError otherwise. */
export function assertMinorUnits(amount: unknown): number {
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) throw new MoneyError()
  return amount
}

/**
 * `amount × numerator / denominator` in minor units, rounded once, half away from zero (half-up for prices), as a shopper would calculate it.
 * Uses BigInt to avoid losing precision. `denominator` is positive.
 */
export function ratioOf(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(assertMinorUnits(amount)) * BigInt(numerator)
  const half = BigInt(denominator) * (product < 0n ? -1n : 1n)
  return assertMinorUnits(Number((2n * product + half) / (2n * BigInt(denominator))))
}

/** A percentage of an amount, in basis points (825 = 8.25 %), rounded once. */
export function percentageOf(amount: number, basisPoints: number): number {
  return ratioOf(amount, basisPoints, 10_000)
}

/** Converts major units, as thresholds are written (25, 7.5), to minor units. Both stores' currencies have hundredths. Open point A63. */
export function toMinorUnits(major: number): number {
  return assertMinorUnits(Math.round(major * 100))
}

/** The sum of amounts; each one is checked. */
export function sum(amounts: Iterable<number>): number {
  let total = 0
  for (const amount of amounts) total += assertMinorUnits(amount)
  return assertMinorUnits(total)
}
