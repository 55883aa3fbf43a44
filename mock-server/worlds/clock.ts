import type { ClockState } from './state.ts'

/** A change to a world's clock: whether it runs, its instant, or an offset (milliseconds; negative moves it back). */
export type ClockChange = { kind: 'frozen' | 'running'; at?: number; by?: number }

/** The instant of a clock when the host's clock is at `hostNow` (milliseconds). */
export function worldInstant(clock: ClockState, hostNow: number): number {
  if (clock.kind === 'host') return hostNow
  return clock.kind === 'frozen' || clock.since === null ? clock.at : clock.at + (hostNow - clock.since)
}

/** The clock after a change. Without `at` it continues from its current instant. */
export function changedClock(clock: ClockState, { kind, at, by = 0 }: ClockChange, hostNow: number): ClockState {
  const instant = (at ?? worldInstant(clock, hostNow)) + by
  return kind === 'frozen' ? { kind, at: instant } : { kind, at: instant, since: hostNow }
}

/** The clock of a world that is opened now: a running clock starts. */
export function startedClock(clock: ClockState, hostNow: number): ClockState {
  return clock.kind === 'running' && clock.since === null ? { ...clock, since: hostNow } : clock
}
