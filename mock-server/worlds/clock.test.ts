import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedClock, startedClock, worldInstant } from './clock.ts'
import type { ClockState } from './state.ts'

const instant = fc.integer({ min: -1e12, max: 1e12 })
const anyClock: fc.Arbitrary<ClockState> = fc.oneof(
  fc.constant({ kind: 'host' } as const),
  fc.record({ kind: fc.constant('frozen' as const), at: instant }),
  fc.record({ kind: fc.constant('running' as const), at: instant, since: fc.option(instant) }),
)

describe('a clock', () => {
  test.each<[ClockState, number]>([
    [{ kind: 'host' }, 700],
    [{ kind: 'frozen', at: 50 }, 50],
    [{ kind: 'running', at: 50, since: 500 }, 250],
    [{ kind: 'running', at: 50, since: null }, 50],
  ])('%o shows, when the host’s shows 700, %i', (clock, shown) => {
    expect(worldInstant(clock, 700)).toBe(shown)
  })

  test('that is stopped or let run goes on from where it is', () => {
    fc.assert(
      fc.property(anyClock, instant, fc.constantFrom('frozen' as const, 'running' as const), (clock, hostNow, kind) => {
        expect(worldInstant(changedClock(clock, { kind }, hostNow), hostNow)).toBe(worldInstant(clock, hostNow))
      }),
    )
  })

  test('is set to an instant, moved by so much, or both', () => {
    fc.assert(
      fc.property(anyClock, instant, fc.option(instant, { nil: undefined }), instant, (clock, hostNow, at, by) => {
        const changed = changedClock(clock, { kind: 'running', by, ...(at === undefined ? {} : { at }) }, hostNow)
        expect(worldInstant(changed, hostNow + 60)).toBe((at ?? worldInstant(clock, hostNow)) + by + 60)
      }),
    )
  })

  test('starts once', () => {
    const started = startedClock({ kind: 'running', at: 50, since: null }, 500)
    expect(started).toEqual({ kind: 'running', at: 50, since: 500 })
    expect(startedClock(started, 900)).toBe(started)
    expect(startedClock({ kind: 'frozen', at: 50 }, 900)).toEqual({ kind: 'frozen', at: 50 })
  })
})
