// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { joinedNotice } from './joined-notice.tsx'

test.each([
  ['/basket?joined=2', '/basket'],
  ['/us/checkout?joined=2&delivery=open#delivery', '/us/checkout?delivery=open#delivery'],
])('on %s, what joined is said once: the address forgets it', (address, left) => {
  history.replaceState({ kept: true }, '', address)
  render(joinedNotice('2', 'en-GB'))
  expect(screen.getByRole('status')).toHaveTextContent("We've added 2 items to the bag that you saved in your account.")
  expect(location.href.slice(location.origin.length)).toBe(left)
  expect(history.state).toEqual({ kept: true })
})
