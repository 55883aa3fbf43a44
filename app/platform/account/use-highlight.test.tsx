// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFlag } from '#app/platform/experiments/use-flag.client.ts'
import { GUEST } from '#app/platform/shopper/shopper-record.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import type { AccountFlags } from './account-flags.ts'
import { markHighlightSeen } from './highlighted-entry.ts'
import { useHighlight } from './use-highlight.client.ts'

vi.mock('#app/platform/shopper/use-shopper.client.ts', () => ({ useShopper: vi.fn() }))
vi.mock('#app/platform/experiments/use-flag.client.ts', () => ({ useFlag: vi.fn() }))

const flags: AccountFlags = {
  'experiment-order-it-again-badge': 'everybody',
  'account-menu-variant': 'one',
  showMemberBenefits: '1',
  'progressive-login': '0',
  'alternative-auth': '0',
}

function highlight({ path = '/', isMember = true, ...said }: { path?: string; isMember?: boolean } & Partial<AccountFlags>) {
  vi.mocked(useShopper).mockReturnValue({ ...GUEST, isLoggedIn: true, isMember })
  vi.mocked(useFlag).mockImplementation((name) => String({ ...flags, ...said }[name as keyof typeof flags]))
  return renderHook(() => useHighlight(path, flags)).result
}

beforeEach(() => localStorage.clear())

test('a member has it until it was seen, which HIGHLIGHTED_NAV_ITEM stores [HIGHLIGHT-01, HIGHLIGHT-03, HIGHLIGHT-04]', () => {
  const shown = highlight({})
  expect(shown.current).toBe(true)

  act(() => markHighlightSeen())

  expect(shown.current).toBe(false)
  expect(localStorage.getItem('HIGHLIGHTED_NAV_ITEM')).toBe('order-it-again')
  expect(highlight({}).current).toBe(false)
})

test('only members have it [HIGHLIGHT-01]', () => {
  expect(highlight({ isMember: false }).current).toBe(false)
})

test('its own page does not show it, and counts as seeing it [HIGHLIGHT-03, HIGHLIGHT-05]', () => {
  expect(highlight({ path: '/account/favourites/order-it-again' }).current).toBe(false)
  expect(highlight({}).current).toBe(false)
})

test.each([
  ['everybody', true],
  ['in', true],
  ['out', false],
])('while the experiment says %s, a member sees it: %s [HIGHLIGHT-06]', (audience, isShown) => {
  expect(highlight({ 'experiment-order-it-again-badge': audience }).current).toBe(isShown)
})

test('it is not shown when the entry is grouped with others', () => {
  expect(highlight({ 'account-menu-variant': 'two' }).current).toBe(false)
})

test('another value under its key does not count as seen', () => {
  localStorage.setItem('HIGHLIGHTED_NAV_ITEM', '{"broken"')
  expect(highlight({}).current).toBe(true)
})
