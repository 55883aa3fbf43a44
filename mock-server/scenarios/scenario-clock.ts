import type { ClockRecord } from '#fixtures/scenarios/record.ts'
import { impossible, shortenedName } from './selection-error.ts'

/** The instant at which every scenario's world starts. By default its clock is frozen there. */
export const SCENARIO_START = Date.parse('2026-03-02T10:00:00.000Z')

/** The default clock of a scenario. */
export const standingClock: ClockRecord = Object.freeze({ kind: 'frozen', at: 0 })

/** Largest unit first. */
const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1000],
  ['ms', 1],
] as const

const unitLength = new Map<string, number>(units)
const OFFSET = /^[+-](?:\d{1,12}(?:ms|[dhms]))+$/
const CLOCK = /^(frozen|running)?@?(.*)$/s
const INSTANT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/

/** A clock cannot be moved farther than a hundred years. */
const FARTHEST = 36_525 * 86_400_000

/** Reads `+31d`, `-2h30m`, an instant, `running`, `running+31d`, `frozen@2026-03-05T09:00:00Z`. Throws a SelectionError. */
export function readClock(text: string): ClockRecord {
  const [, kind = 'frozen', when = ''] = CLOCK.exec(text) ?? []
  const at = text === '' ? undefined : offsetOf(when)
  if (at === undefined || Math.abs(at) > FARTHEST) {
    throw impossible(
      `'${shortenedName(text)}' is no clock. Write how far from the scenario's start it stands (clock=+31d, clock=-2h), an instant (clock=2026-03-05T09:00:00Z), or clock=running, clock=running+31d.`,
    )
  }
  return { kind: kind === 'running' ? 'running' : 'frozen', at }
}

/** Milliseconds from the scenario's start, of an offset as `+31d` or of an instant; undefined for other text. */
export function offsetOf(when: string): number | undefined {
  if (when === '') return 0
  if (OFFSET.test(when)) {
    const parts = [...when.matchAll(/(\d+)(ms|[dhms])/g)]
    const far = parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (unitLength.get(unit) ?? 0), 0)
    return when.startsWith('-') ? -far : far
  }
  const instant = INSTANT.test(when) ? Date.parse(when) : Number.NaN
  return Number.isNaN(instant) ? undefined : instant - SCENARIO_START
}

/** The canonical form of a clock. */
export function clockText({ kind, at }: ClockRecord): string {
  let rest = Math.abs(at)
  const parts = units.map(([unit, length]) => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return count > 0 ? `${count}${unit}` : ''
  })
  const offset = at === 0 ? '' : `${at < 0 ? '-' : '+'}${parts.join('')}`
  return kind === 'running' ? `running${offset}` : offset || 'frozen'
}
