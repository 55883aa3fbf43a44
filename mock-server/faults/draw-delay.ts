import type { DelayRecord } from '#fixtures/scenarios/fault-record.ts'
import { LONGEST_WAIT } from './delay-text.ts'

/** Whether a delay is drawn anew each time. */
export function isDrawn(delay: DelayRecord): boolean {
  return typeof delay !== 'number'
}

/** How long something takes this time, milliseconds: drawn evenly from a range, or from a bell around a median. `chance` gives numbers from 0 up to 1. */
export function drawDelay(delay: DelayRecord, chance: () => number): number {
  if (typeof delay === 'number') return delay
  if ('least' in delay) return Math.round(delay.least + chance() * (delay.most - delay.least))
  return Math.min(LONGEST_WAIT, Math.max(0, Math.round(delay.median + delay.spread * bell(chance))))
}

/** A number from a standard normal distribution, by the method of Box and Muller. */
function bell(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
}
