import { describe, expect, test } from 'vitest'
import { DAY } from '../instants.ts'
import { daysBetween, graceEndsAt, isRunning, termOf } from './membership-term.ts'

const start = 1000 * DAY

test('a membership’s days are counted from the world’s start', () => {
  expect(termOf({ plan: 'plus', startedDaysAgo: 10, termEndsInDays: 20, cancelledDaysAgo: 3 }, start)).toEqual({
    startedAt: start - 10 * DAY,
    endsAt: start + 20 * DAY,
    cancelledAt: start - 3 * DAY,
  })
  expect(termOf({ plan: 'plus', startedDaysAgo: -0.5, termEndsInDays: -1 }, start)).toEqual({
    startedAt: start + DAY / 2,
    endsAt: start - DAY,
    cancelledAt: null,
  })
})

describe('a membership', () => {
  const record = { plan: 'plus', startedDaysAgo: 10, termEndsInDays: 1.5 } as const

  test('runs to the last millisecond of its term', () => {
    expect(isRunning(record, start, start + 1.5 * DAY)).toBe(true)
    expect(isRunning(record, start, start + 1.5 * DAY + 1)).toBe(false)
  })

  test('that ended before the world began does not run', () => {
    expect(isRunning({ ...record, termEndsInDays: -1 }, start, start - DAY)).toBe(true)
    expect(isRunning({ ...record, termEndsInDays: -1 }, start, start)).toBe(false)
  })

  test('that nobody has does not run', () => {
    expect(isRunning(undefined, start, start)).toBe(false)
  })
})

describe('the right to renew', () => {
  const ended = { startedAt: 0, endsAt: start, cancelledAt: null }

  test('begins when the term has ended and lasts 30 days', () => {
    expect(graceEndsAt(ended, start)).toBeNull()
    expect(graceEndsAt(ended, start + 1)).toBe(start + 30 * DAY)
    expect(graceEndsAt(ended, start + 30 * DAY - 1)).toBe(start + 30 * DAY)
    expect(graceEndsAt(ended, start + 30 * DAY)).toBeNull()
  })

  test('is not for who cancelled', () => {
    expect(graceEndsAt({ ...ended, cancelledAt: start - DAY }, start + 1)).toBeNull()
  })
})

test('days lie between two instants, fewer than none backwards', () => {
  expect(daysBetween(start, start + 1.5 * DAY)).toBe(1.5)
  expect(daysBetween(start, start - DAY)).toBe(-1)
})
