// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MemberFooter } from './MemberFooter.client.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test('a window that has become higher shows the end of the page once it has kept its size for 500 ms [TIMING-01]', () => {
  vi.useFakeTimers()
  const root = document.documentElement
  vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(innerHeight + 400)
  render(<MemberFooter rendered={['Free delivery']} isHome href="/account/member-benefits" label="Your membership" button="See all" />)
  const footer = screen.getByRole('complementary', { hidden: true })
  expect(footer).not.toBeVisible()

  vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(innerHeight + 50)
  act(() => void dispatchEvent(new Event('resize')))
  act(() => void vi.advanceTimersByTime(499))
  expect(footer).not.toBeVisible()
  act(() => void vi.advanceTimersByTime(1))
  expect(footer).toBeVisible()
})
