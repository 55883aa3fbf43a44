import type { StarCount } from '#schema/__generated__/types.ts'

/** How many of the reviews give 5, 4, 3, 2 and 1 stars where opinions do not lean either way. */
const leaning = [
  [5, 0.55],
  [4, 0.22],
  [3, 0.1],
  [2, 0.06],
  [1, 0.07],
] as const

/** Steps of the search for the tilt: each halves the error. */
const STEPS = 40

/**
 * Spreads a product's reviews over the stars so that they add up to its count and average to its stars. The catalogue has the two figures
 * alone; each number of stars gets at least as many as the reviews that were written with it.
 */
export function reviewHistogram(rating: { stars: number; count: number }, written: readonly { stars: number }[]): StarCount[] {
  const counts = leaning.map(([stars]) => ({ stars, count: written.filter((review) => review.stars === stars).length }))
  const left = rating.count - written.length
  if (left <= 0) return counts
  // What the unwritten reviews must average to.
  const mean = (rating.stars * rating.count - written.reduce((sum, { stars }) => sum + stars, 0)) / left
  const shares = sharesAt(tiltFor(mean))
  const wholes = shares.map((share) => Math.floor(share * left))
  const byRemainder = shares.map((share, index) => ({ index, rest: share * left - (wholes[index] ?? 0) })).sort((a, b) => b.rest - a.rest)
  const short = left - wholes.reduce((sum, whole) => sum + whole, 0)
  const raised = new Set(byRemainder.slice(0, short).map(({ index }) => index))
  return counts.map(({ stars, count }, index) => ({ stars, count: count + (wholes[index] ?? 0) + (raised.has(index) ? 1 : 0) }))
}

/** Tilts the shares towards many or few stars. */
function sharesAt(tilt: number): number[] {
  const weights = leaning.map(([stars, share]) => share * Math.exp(tilt * (stars - 3)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

function tiltFor(mean: number): number {
  let [low, high] = [-12, 12]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    const reached = sharesAt(middle).reduce((sum, share, index) => sum + share * (5 - index), 0)
    if (reached < mean) low = middle
    else high = middle
  }
  return (low + high) / 2
}
