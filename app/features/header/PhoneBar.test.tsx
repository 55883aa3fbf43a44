// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { phoneFooterCopy } from '#app/messages/frame/header.ts'
import { GUEST } from '#app/platform/shopper/shopper-record.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { PhoneBar } from './PhoneBar.client.tsx'

vi.mock('#app/platform/shopper/use-shopper.client.ts', () => ({ useShopper: vi.fn() }))

const flags = {
  'experiment-order-it-again-badge': '0',
  'account-menu-variant': 'one',
  showMemberBenefits: '0',
  'progressive-login': '0',
  'alternative-auth': '0',
}

function basketLink(basketCount: number): HTMLElement {
  vi.mocked(useShopper).mockReturnValue({ ...GUEST, basketCount })
  render(<PhoneBar locale="en-GB" path="/" copy={phoneFooterCopy} basketLabel="Basket" flags={flags} />)
  return screen.getByRole('link', { name: /^Basket/ })
}

test('the bag in the bar of a phone has the badge that it has in the header, and says it in words', () => {
  const link = basketLink(2)
  expect(link).toHaveAccessibleName('Basket, 2 items')
  expect(within(link).getByText('2')).toBeVisible()
})

test('an empty bag has none', () => {
  expect(basketLink(0)).toHaveTextContent(/^Basket$/)
})
