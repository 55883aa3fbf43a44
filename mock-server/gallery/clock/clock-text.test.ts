import { expect, test } from 'vitest'
import { dateText, fieldText, parsedInstant, shortTimeText, timeText } from './clock-text.ts'

const instant = Date.UTC(2026, 10, 21, 9, 41, 12, 87)

test('instants are written in UTC, wherever they are read', () => {
  expect([dateText(instant), timeText(instant), shortTimeText(instant)]).toEqual(['21 Nov 2026', '09:41:12', '41:12.08'])
})

test('what a field says is the instant that it was given, to the second', () => {
  expect(fieldText(instant)).toBe('2026-11-21T09:41:12')
  expect(parsedInstant(fieldText(instant))).toBe(Date.UTC(2026, 10, 21, 9, 41, 12))
  expect(parsedInstant('2026-11-21T09:41')).toBe(Date.UTC(2026, 10, 21, 9, 41))
  expect(parsedInstant('')).toBeUndefined()
})
