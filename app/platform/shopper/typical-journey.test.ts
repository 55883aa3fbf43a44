// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { readTypicalJourney, saveTypicalJourney } from './typical-journey.ts'

test.each([
  [true, '1'],
  [false, '0'],
] as const)('a journey that is typical: %s is kept as %j for the session [COOKIE-03]', (isTypical, value) => {
  const written = vi.spyOn(document, 'cookie', 'set')
  saveTypicalJourney(isTypical)
  expect(written).toHaveBeenCalledExactlyOnceWith(`ottilie-typical-journey=${value}; path=/; samesite=lax`)
  written.mockRestore()
  saveTypicalJourney(isTypical)
  expect(readTypicalJourney()).toBe(isTypical)
})

test('no journey, and one that cannot be read, is neither', () => {
  document.cookie = 'ottilie-typical-journey=yes; path=/'
  expect(readTypicalJourney()).toBeUndefined()
  document.cookie = 'ottilie-typical-journey=; max-age=0; path=/'
  expect(readTypicalJourney()).toBeUndefined()
})
