import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockText, readClock, SCENARIO_START } from './scenario-clock.ts'

const DAY = 86_400_000

test.each([
  ['+31d', { kind: 'frozen', at: 31 * DAY }],
  ['-2h', { kind: 'frozen', at: -DAY / 12 }],
  ['+1d2h3m4s5ms', { kind: 'frozen', at: DAY + 7_384_005 }],
  ['running', { kind: 'running', at: 0 }],
  ['running+31d', { kind: 'running', at: 31 * DAY }],
  ['frozen', { kind: 'frozen', at: 0 }],
  ['frozen@2026-03-03', { kind: 'frozen', at: DAY - 10 * 3_600_000 }],
  ['2026-03-03T12:00:00+02:00', { kind: 'frozen', at: DAY }],
])('%s', (text, clock) => {
  expect(readClock(text)).toEqual(clock)
})

test.each(['', 'soon', '31d', '+31', '+d', '2026-13-01', 'running 1', '+36526d', '0'])("'%s' is no clock", (text) => {
  expect(() => readClock(text)).toThrow('is no clock')
})

test('what is written is read as it was', () => {
  const clocks = fc.record({
    kind: fc.constantFrom('frozen' as const, 'running' as const),
    at: fc.integer({ min: -400 * DAY, max: 400 * DAY }),
  })
  fc.assert(
    fc.property(clocks, (clock) => {
      expect(readClock(clockText(clock))).toEqual(clock)
    }),
  )
})

test('an instant is counted from the start of every scenario', () => {
  expect(readClock(new Date(SCENARIO_START).toISOString())).toEqual({ kind: 'frozen', at: 0 })
})
