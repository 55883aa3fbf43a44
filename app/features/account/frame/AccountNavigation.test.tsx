// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AccountFlags } from '#app/platform/account/account-flags.ts'
import { markHighlightSeen } from '#app/platform/account/highlighted-entry.ts'
import { GUEST } from '#app/platform/shopper/shopper-record.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { stores } from '#app/platform/store/stores.ts'
import { AccountNavigation, type AccountNavigationProps } from './AccountNavigation.client.tsx'

vi.mock('#app/platform/shopper/use-shopper.client.ts', () => ({ useShopper: vi.fn() }))

const flags: AccountFlags = {
  'experiment-order-it-again-badge': 'everybody',
  'account-menu-variant': 'one',
  showMemberBenefits: '1',
  'progressive-login': '0',
  'alternative-auth': '0',
}

function show({ path, variant = 'one', ...rest }: Partial<AccountNavigationProps> & { path: string; variant?: string }) {
  vi.mocked(useShopper).mockReturnValue({ ...GUEST, isLoggedIn: true, isMember: true })
  const props = { store: stores.uk, isMember: true, level: 'first', ...rest } as const
  return render(<AccountNavigation {...props} path={path} flags={{ ...flags, 'account-menu-variant': variant }} />)
}

beforeEach(() => localStorage.clear())

test('Order It Again is marked as news until it was seen [ACCOUNT-03]', () => {
  show({ path: '/account/wishlist' })
  const link = screen.getByRole('link', { name: /Order It Again/ })
  expect(within(link).getByText('New')).toBeVisible()
  act(() => markHighlightSeen())
  expect(within(link).queryByText('New')).toBeNull()
})

test('the children of Your Favourites are a second level of their own, in their order [ACCOUNT-04, ACCOUNT-18, ACCOUNT-19]', () => {
  show({ path: '/account/favourites/order-it-again', variant: 'two', level: 'second' })
  const second = screen.getByRole('navigation', { name: 'Your favourites' })
  const links = within(second).getAllByRole('link')
  expect(links.map((link) => link.textContent.trim())).toEqual(['Just For You', 'Order It Again'])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page'])
})

test('without children that are active there is no second level [ACCOUNT-19]', () => {
  show({ path: '/account/wishlist', variant: 'two', level: 'second' })
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('every link of the US store begins with its prefix [ACCOUNT-17]', () => {
  show({ path: '/account', store: stores.us })
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/us\/account\//)
})

test('a row that is wider than the screen is scrolled to the active link [ACCOUNT-20]', () => {
  const box = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.matches('[aria-current]') ? new DOMRect(900, 0, 100, 40) : new DOMRect(0, 0, 390, 40)
  })
  show({ path: '/account/refer-a-friend' })
  expect(screen.getByRole('list').scrollLeft).toBe(900)
  box.mockRestore()
})
