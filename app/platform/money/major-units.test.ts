import { expect, test } from 'vitest'
import { formatMajorUnits } from './major-units.ts'

test.each([
  [10, 'en-GB', 'GBP', '£', '£10'],
  [0, 'en-US', 'USD', '$', '$0'],
  [12.5, 'en-US', 'USD', '$', '$12.50'],
  [0.29, 'en-GB', 'GBP', '£', '£0.29'],
])('%d in %s is %s %s: %s', (units, locale, currency, currencySymbol, text) => {
  expect(formatMajorUnits(units, { locale, currency, currencySymbol })).toBe(text)
})
