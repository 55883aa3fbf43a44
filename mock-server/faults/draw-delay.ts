import type { DelayRecord } from '#fixtures/scenarios/fault-record.ts'
import { LONGEST_WAIT } from './delay-text.ts'

/** Whether a delay is random. */
export function isDrawn(delay: DelayRecord): boolean {
  return typeof delay !== 'number'
}

/** A delay in milliseconds: fixed, uniform over a range, or normally distributed around a median. `chance` returns numbers in [0, 1). */
export function drawDelay(delay: DelayRecord, chance: () => number): number {
  if (typeof delay === 'number') return delay
  if ('least' in delay) return Math.round(delay.least + chance() * (delay.most - delay.least))
  return Math.min(LONGEST_WAIT, Math.max(0, Math.round(delay.median + delay.spread * bell(chance))))
}

/** A number from a standard normal distribution (Box-Muller transform). */
function bell(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
}
