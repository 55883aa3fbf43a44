import type { ClockState } from './state.ts'

/** What is asked of a world's clock: how it goes on, from which instant, or by how much it is moved (milliseconds; negative goes back). */
export type ClockChange = { kind: 'frozen' | 'running'; at?: number; by?: number }

/** The instant that a clock shows while the host's shows `hostNow`, milliseconds. */
export function worldInstant(clock: ClockState, hostNow: number): number {
  if (clock.kind === 'host') return hostNow
  return clock.kind === 'frozen' || clock.since === null ? clock.at : clock.at + (hostNow - clock.since)
}

/** The clock after a change. Without an instant it goes on from where it is. */
export function changedClock(clock: ClockState, { kind, at, by = 0 }: ClockChange, hostNow: number): ClockState {
  const instant = (at ?? worldInstant(clock, hostNow)) + by
  return kind === 'frozen' ? { kind, at: instant } : { kind, at: instant, since: hostNow }
}

/** The clock of a world that opens now: one that runs starts. */
export function startedClock(clock: ClockState, hostNow: number): ClockState {
  return clock.kind === 'running' && clock.since === null ? { ...clock, since: hostNow } : clock
}
