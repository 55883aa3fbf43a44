/** How a series goes: its mean, and by how much of it the straight line nearest to it (least squares) rises from the first to the last. */
export type Trend = { mean: number; growth: number }

/** More growth than this is not flat, as a share of the mean. */
export const FLAT = 0.05

/** The trend of values that were taken at even intervals. Of fewer than two nothing can be said: NaN. */
export function trendOf(values: readonly number[]): Trend {
  const last = values.length - 1
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [over, under] = values.reduce(
    ([rise, run], value, at) => [rise + (at - last / 2) * (value - mean), run + (at - last / 2) ** 2],
    [0, 0],
  )
  return { mean, growth: ((over / under) * last) / mean }
}

/** Whether it stays where it is, or falls. */
export function isFlat({ growth }: Trend): boolean {
  return growth <= FLAT
}
