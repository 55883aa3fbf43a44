// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { prefersStillness } from './stillness.ts'

afterEach(() => {
  delete document.documentElement.dataset['accessibility']
  vi.unstubAllGlobals()
})

test('nothing moves by itself where the system or the accessibility mode says so [A11YMODE-03]', () => {
  expect(prefersStillness()).toBe(false)
  document.documentElement.dataset['accessibility'] = 'on'
  expect(prefersStillness()).toBe(true)
  delete document.documentElement.dataset['accessibility']
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }))
  expect(prefersStillness()).toBe(true)
})
