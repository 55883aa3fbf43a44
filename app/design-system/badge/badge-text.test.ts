import { expect, test } from 'vitest'
import { badgeText } from './badge-text.ts'

test.each([
  [1, '1'],
  [42, '42'],
  [99, '99'],
])('a count of %s shows as %s [NAV-04]', (count, text) => {
  expect(badgeText(count)).toBe(text)
})

test.each([100, 101, 5000, Number.POSITIVE_INFINITY])('a count of %s shows as ∞ [NAV-05]', (count) => {
  expect(badgeText(count)).toBe('∞')
})

test.each([0, -1, Number.NaN])('a count of %s shows no badge', (count) => {
  expect(badgeText(count)).toBeUndefined()
})
