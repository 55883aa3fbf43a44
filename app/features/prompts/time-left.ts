/** Units of the time that is left to renew. */
type TimeUnit = 'day' | 'hour' | 'minute'

/** What is left, as it is said. */
export type TimeLeft = { duration: number; unit: TimeUnit }

/** Milliseconds of each unit, longest first. */
const units: readonly (readonly [unit: TimeUnit, length: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/**
 * Time left until `end`, rounded up: in days from one day on, then in hours, then in minutes. Undefined when none is left. Milliseconds. Open point
 * A110.
 */
export function timeLeft(end: number, now: number): TimeLeft | undefined {
  const left = end - now
  if (!(left > 0)) return undefined
  const [unit, length] = units.find(([, whole]) => left >= whole) ?? (['minute', 60_000] as const)
  return { duration: Math.ceil(left / length), unit }
}
