/** One threshold; thresholds are ordered from lowest to highest. */
export type Threshold = { value: number }

/** The part of the bar up to one threshold. */
type Segment = {
  /** Its length, in the unit of the thresholds. */
  length: number
  /** How much of it is filled, from 0 to 1. */
  filled: number
  /** Whether its threshold is reached (current >= value). Spec §4. */
  isReached: boolean
}

/** The segments of a bar that ends at the last threshold. Empty segments and amounts that are not numbers count as 0. */
export function progressSegments(current: number, thresholds: readonly Threshold[]): Segment[] {
  const done = Number.isFinite(current) ? current : 0
  return thresholds.map(({ value }, index) => {
    const from = index === 0 ? 0 : (thresholds[index - 1]?.value ?? 0)
    const length = Math.max(0, value - from)
    const filled = length === 0 ? Number(done >= value) : Math.min(1, Math.max(0, (done - from) / length))
    return { length, filled, isReached: done >= value }
  })
}
