// @vitest-environment jsdom
import '../testing/dom.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lipstickPrices, pounds } from '../examples/goods.ts'
import { PricePair } from './PricePair.tsx'

const rows = (container: HTMLElement) =>
  [...container.querySelectorAll('dd')].map((dd) => [dd.dataset.tierOnly ?? 'all', dd.textContent, dd.querySelector('s') !== null])

test('the Typical Price stands in the markup for both tiers, struck through for members only', () => {
  const { container } = render(<PricePair {...lipstickPrices} />)

  expect(rows(container)).toEqual([
    ['typical', '£26.00', false],
    ['member', 'was £26.00', true],
    ['all', '£13.50', false],
  ])
})

test('during an offer the promo price stands after the struck regular price [PRICE-16]', () => {
  const { container } = render(
    <PricePair {...lipstickPrices} member={{ label: "Member's Price", price: pounds(1100), was: pounds(1350) }} />,
  )

  const member = container.querySelector('dd:not([data-tier-only])')
  expect(member).toHaveTextContent('was £13.50 £11.00')
  expect(member?.querySelector('s')).toHaveTextContent('was £13.50')
})

test('a price that is not known yet is pending in both tiers', () => {
  const { container } = render(<PricePair {...lipstickPrices} typical={{ label: 'Typical Price', price: pounds(-1) }} />)

  expect(
    rows(container)
      .slice(0, 2)
      .map(([, text]) => text),
  ).toEqual(['Pending...', 'was Pending...'])
})
