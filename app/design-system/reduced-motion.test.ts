// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { prefersReducedMotion } from './reduced-motion.ts'

afterEach(() => {
  delete document.documentElement.dataset['accessibility']
  vi.unstubAllGlobals()
})

test('nothing moves by itself where the system or the accessibility mode says so [A11YMODE-03]', () => {
  expect(prefersReducedMotion()).toBe(false)
  document.documentElement.dataset['accessibility'] = 'on'
  expect(prefersReducedMotion()).toBe(true)
  delete document.documentElement.dataset['accessibility']
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }))
  expect(prefersReducedMotion()).toBe(true)
})
