// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { GUEST } from '#app/platform/shopper/shopper-record.ts'
import { AccountTool } from './AccountTool.client.tsx'

const shopper = vi.hoisted(() => ({ isLoggedIn: false }))

vi.mock('#app/platform/shopper/use-shopper.client.ts', () => ({ useShopper: () => ({ ...GUEST, ...shopper }) }))
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
const copy = { login: 'Log in', profile: 'Profile', account: 'Account' }

test('shows a link to the account if the menu fails to load', async () => {
  shopper.isLoggedIn = true
  render(<AccountTool locale="en-US" path="/" copy={copy} flags={flags} />)
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/us/account')
})

test('calls nobody a guest before it is known who is here, and then asks a guest to log in', () => {
  shopper.isLoggedIn = false
  const tool = <AccountTool locale="en-GB" path="/" copy={copy} flags={flags} />
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(tool)
  expect(screen.getByRole('link', { name: 'Account' })).toBeVisible()
  expect(screen.queryByText('Log in')).toBeNull()

  render(tool, { container, hydrate: true })
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible()
})
