// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GUEST } from '#app/platform/shopper/shopper-record.ts'
import { AccountTool } from './AccountTool.client.tsx'

vi.mock('#app/platform/shopper/use-shopper.client.ts', () => ({ useShopper: () => ({ ...GUEST, isLoggedIn: true }) }))
vi.mock('./ProfileMenu.client.tsx', () => {
  throw new Error('the network is gone')
})

const flags = {
  'experiment-order-it-again-badge': '0',
  'account-menu-variant': 'one',
  showMemberBenefits: '0',
  'progressive-login': '0',
  'alternative-auth': '0',
}

test('shows a link to the account if the menu fails to load', async () => {
  render(<AccountTool locale="en-US" path="/" copy={{ login: 'Log in', profile: 'Profile' }} flags={flags} />)
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/us/account')
})
