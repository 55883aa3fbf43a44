// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GUEST } from '#app/platform/shopper/shopper-record.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { BasketTool } from './BasketTool.client.tsx'

vi.mock('#app/platform/shopper/use-shopper.client.ts', () => ({ useShopper: vi.fn() }))

function basket(basketCount: number, isHere = false): HTMLElement {
  vi.mocked(useShopper).mockReturnValue({ ...GUEST, basketCount })
  render(<BasketTool href="/basket" isHere={isHere} label="Basket" />)
  return screen.getByRole('link')
}

test.each([
  [1, 'Basket, 1 item', '1'],
  [12, 'Basket, 12 items', '12'],
  [120, 'Basket, 120 items', '∞'],
])('with %s in the bag its badge shows it, and its name says it [NAV-01]', (count, name, badge) => {
  const link = basket(count)
  expect(link).toHaveAccessibleName(name)
  expect(screen.getByText(badge)).toBeVisible()
})

test('an empty bag has no badge [NAV-01]', () => {
  const link = basket(0)
  expect(link).toHaveAccessibleName('Basket')
  expect(link).toHaveTextContent(/^Basket$/)
})

test('on the basket page it is not a link [NAV-03]', () => {
  const link = basket(2, true)
  expect(link).not.toHaveAttribute('href')
  expect(link).toHaveAttribute('aria-disabled', 'true')
})
