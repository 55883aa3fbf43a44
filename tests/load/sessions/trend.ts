/** Trend of a series: its mean, and the rise of its least-squares line from first to last as a share of the mean. */
export type Trend = { mean: number; growth: number }

/** Growth above this share of the mean is not flat. */
export const FLAT = 0.05

/** Trend of values sampled at even intervals. NaN for fewer than two values. */
export function trendOf(values: readonly number[]): Trend {
  const last = values.length - 1
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [over, under] = values.reduce(
    ([rise, run], value, at) => [rise + (at - last / 2) * (value - mean), run + (at - last / 2) ** 2],
    [0, 0],
  )
  return { mean, growth: ((over / under) * last) / mean }
}

/** Whether the series stays flat or falls. */
export function isFlat({ growth }: Trend): boolean {
  return growth <= FLAT
}
