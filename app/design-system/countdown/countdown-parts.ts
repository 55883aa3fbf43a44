/** The units of a countdown, largest first, with their length in seconds. */
const units = [
  { unit: 'days', seconds: 86_400 },
  { unit: 'hours', seconds: 3600 },
  { unit: 'minutes', seconds: 60 },
  { unit: 'seconds', seconds: 1 },
] as const

export type CountdownUnit = (typeof units)[number]['unit']
type CountdownPart = { unit: CountdownUnit; count: number }

/** The remaining time as days, hours, minutes and seconds. Seconds are rounded up. */
export function clockParts(remainingMs: number): CountdownPart[] {
  let rest = wholeSeconds(remainingMs)
  return units.map(({ unit, seconds }) => {
    const count = Math.floor(rest / seconds)
    rest -= count * seconds
    return { unit, count }
  })
}

/** The remaining time in its largest unit: days, or hours below a day, or minutes below an hour; the last minute is rounded up. */
export function largestPart(remainingMs: number): CountdownPart {
  const seconds = wholeSeconds(remainingMs)
  const { unit, seconds: length } = units.find(({ unit, seconds: length }) => seconds >= length && unit !== 'seconds') ?? units[2]
  return { unit, count: Math.max(1, Math.floor(seconds / length)) }
}

/** A count padded to at least two digits. */
export function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}

function wholeSeconds(remainingMs: number): number {
  return Math.max(0, Math.ceil(remainingMs / 1000))
}
