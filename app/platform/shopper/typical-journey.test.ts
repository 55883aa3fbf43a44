// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { saveTypicalJourney } from './typical-journey.ts'

test.each([
  [true, '1'],
  [false, '0'],
] as const)('a journey that is typical: %s is kept as %j for the session [COOKIE-03]', (isTypical, value) => {
  const written = vi.spyOn(document, 'cookie', 'set')
  saveTypicalJourney(isTypical)
  expect(written).toHaveBeenCalledExactlyOnceWith(`ottilie-typical-journey=${value}; path=/; samesite=lax`)
  written.mockRestore()
})
