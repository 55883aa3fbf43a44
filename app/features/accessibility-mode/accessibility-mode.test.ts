// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { switchAccessibility } from './accessibility-mode.ts'

test('the switch sets the cookie and the mode, and clears both [A11YMODE-03]', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  switchAccessibility()
  expect(document.documentElement.dataset['accessibility']).toBe('on')
  switchAccessibility()
  expect(document.documentElement.dataset['accessibility']).toBeUndefined()
  expect(written.mock.calls).toEqual([
    ['ottilie-accessibility=1; path=/; samesite=lax; max-age=31536000'],
    ['ottilie-accessibility=; path=/; samesite=lax; max-age=0'],
  ])
})
