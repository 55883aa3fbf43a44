import { expect, test } from 'vitest'
import type { AlertLevel } from './Alert.tsx'
import { autoCloseOf, closesAfter } from './auto-close.ts'

const passing: readonly AlertLevel[] = ['warn', 'info', 'success', 'accent']

test('by level, what is no error closes after 7 s [ALERT-14]', () => {
  expect(passing.map((level) => closesAfter({ level, isDismissible: false }))).toEqual([7000, 7000, 7000, 7000])
})

test('by level, what can be dismissed has 10 s [ALERT-15]', () => {
  expect(passing.map((level) => closesAfter({ level, isDismissible: true }))).toEqual([10_000, 10_000, 10_000, 10_000])
})

test('by level, an error stays [ALERT-16]', () => {
  expect(closesAfter({ level: 'error', isDismissible: true }, autoCloseOf('by-level'))).toBeUndefined()
  expect(closesAfter({ level: 'error', isDismissible: false }, autoCloseOf('a reading that nobody knows'))).toBeUndefined()
})

test('by the other reading every alert has 10 s, unless closing by itself is switched off [ALERT-17]', () => {
  expect(closesAfter({ level: 'error', isDismissible: true }, autoCloseOf('all'))).toBe(10_000)
  expect(closesAfter({ level: 'info', isDismissible: false }, autoCloseOf('all'))).toBe(10_000)
  expect(closesAfter({ level: 'info', isDismissible: false }, autoCloseOf('disabled'))).toBeUndefined()
})
