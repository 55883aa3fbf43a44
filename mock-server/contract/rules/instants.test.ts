import { expect, test } from 'vitest'
import { calendarDay, DAY, HOUR, isoInstant } from './instants.ts'

test('an instant is written in UTC, with its milliseconds', () => {
  expect(isoInstant(0)).toBe('1970-01-01T00:00:00.000Z')
  expect(isoInstant(HOUR)).toBe('1970-01-01T01:00:00.000Z')
  expect(isoInstant(DAY)).toBe('1970-01-02T00:00:00.000Z')
})

test('a calendar day lasts to its last millisecond', () => {
  expect(calendarDay(DAY - 1)).toBe('1970-01-01')
  expect(calendarDay(DAY)).toBe('1970-01-02')
})
