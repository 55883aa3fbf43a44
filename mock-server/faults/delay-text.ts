import type { DelayRecord } from '#fixtures/scenarios/fault-record.ts'
import { FaultError } from './fault-error.ts'

/** The longest delay of a fault, milliseconds. */
export const LONGEST_WAIT = 60_000

/** Parses an integer within bounds. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new FaultError(`${name} is a whole number from ${least} to ${most}, not '${text}'.`)
}

/** Parses `2500`, `100..900` or `~300/120` (median and spread): milliseconds. */
export function parseDelay(name: string, text: string): DelayRecord {
  const part = (value: string): number => wholeNumber(name, value, 0, LONGEST_WAIT)
  const range = text.split('..')
  if (range.length === 2) return orderedRange(name, part(range[0] ?? ''), part(range[1] ?? ''))
  const [median, spread, ...more] = text.slice(1).split('/')
  if (text.startsWith('~') && spread !== undefined && more.length === 0) return { median: part(median ?? ''), spread: part(spread) }
  if (/^\d+$/.test(text)) return part(text)
  throw new FaultError(`${name} is milliseconds: 2500, a range as 100..900, or a median and a spread as ~300/120; not '${text}'.`)
}

function orderedRange(name: string, least: number, most: number): DelayRecord {
  if (least > most) throw new FaultError(`${name} goes from the lesser to the greater: ${most}..${least}.`)
  return { least, most }
}

/** A delay in written form. */
export function delayText(delay: DelayRecord): string {
  if (typeof delay === 'number') return String(delay)
  return 'least' in delay ? `${delay.least}..${delay.most}` : `~${delay.median}/${delay.spread}`
}
