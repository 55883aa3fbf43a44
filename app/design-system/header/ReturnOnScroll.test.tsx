// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ReturnOnScroll } from './ReturnOnScroll.client.tsx'

afterEach(() => vi.restoreAllMocks())

test('what was scrolled before the script has arrived stays as it is; further down the header goes, and up again it is back', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  const scrolledTo = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900)
  const { unmount } = render(<ReturnOnScroll />)
  const headers = [900, 960, 958, 800, 0].map((place) => {
    scrolledTo.mockReturnValue(place)
    dispatchEvent(new Event('scroll'))
    return document.documentElement.dataset['header']
  })
  expect(headers).toEqual([undefined, 'away', 'away', 'back', undefined])
  unmount()
})

test('a page that begins at a part that its address names has its header away', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900)
  location.hash = '#problems'
  const { unmount } = render(<ReturnOnScroll />)
  expect(document.documentElement.dataset['header']).toBe('away')
  unmount()
  location.hash = ''
})
