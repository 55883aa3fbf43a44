// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ReturnOnScroll } from './ReturnOnScroll.client.tsx'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['scrolled down before its script has arrived', 900, 'away'],
  ['at its top', 0, undefined],
])('a page that is %s has its header so at once', (_where, scrolled, header) => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrolled)
  render(<ReturnOnScroll />)

  expect(document.documentElement.dataset['header']).toBe(header)
})
