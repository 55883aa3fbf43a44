/** Relative error at which the sums below stop. */
const PRECISION = 1e-14
const MOST_TERMS = 10_000

/** Pearson's statistic: how far counts are from those that were expected. Each expected count is above 0; 0 means that they are equal. */
export function chiSquare(counts: readonly { observed: number; expected: number }[]): number {
  return counts.reduce((sum, { observed, expected }) => sum + (observed - expected) ** 2 / expected, 0)
}

/**
 * The probability, 0 to 1, that chance alone makes a statistic at least this great. `degrees` is a whole number from 1, one less than the number of
 * counts: the upper regularised gamma function of half of both.
 */
export function chiSquareProbability(statistic: number, degrees: number): number {
  if (statistic <= 0) return 1
  const [shape, at] = [degrees / 2, statistic / 2]
  const scale = Math.exp(shape * Math.log(at) - at - logGammaOfHalves(degrees))
  const probability = at < shape + 1 ? 1 - scale * lowerSeries(shape, at) : scale * upperFraction(shape, at)
  return Math.min(1, Math.max(0, probability))
}

/** The natural logarithm of Γ(halves / 2), by Γ(1/2) = √π, Γ(1) = 1 and Γ(x + 1) = x Γ(x). */
function logGammaOfHalves(halves: number): number {
  let sum = halves % 2 === 0 ? 0 : Math.log(Math.PI) / 2
  for (let half = halves - 2; half > 0; half -= 2) sum += Math.log(half / 2)
  return sum
}

/** The series of the lower function, which converges where `at` is small. */
function lowerSeries(shape: number, at: number): number {
  let term = 1 / shape
  let sum = term
  for (let count = 1; count < MOST_TERMS && term > sum * PRECISION; count += 1) {
    term *= at / (shape + count)
    sum += term
  }
  return sum
}

/** The continued fraction of the upper function, which converges where `at` is great, by Lentz's method. */
function upperFraction(shape: number, at: number): number {
  let bottom = at + 1 - shape
  let ratio = 1e300
  let inverse = 1 / bottom
  let product = inverse
  for (let count = 1; count < MOST_TERMS; count += 1) {
    const factor = count * (shape - count)
    bottom += 2
    inverse = 1 / (factor * inverse + bottom)
    ratio = bottom + factor / ratio
    const step = inverse * ratio
    product *= step
    if (Math.abs(step - 1) < PRECISION) break
  }
  return product
}
