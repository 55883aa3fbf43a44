// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeOf } from '#app/platform/store/stores.ts'
import { GiftGrid } from './GiftGrid.tsx'

const gift = { id: 'a', label: 'Fig & Salt Candle', slug: 'fig-and-salt candle', image: { id: '1', src: '', altText: '', description: '' } }

test('each gift is a card that leads to its product in the store [ANNIV-19]', () => {
  render(<GiftGrid gifts={[gift]} store={storeOf('en-US')} />)
  expect(screen.getByRole('article', { name: gift.label })).toBeVisible()
  expect(screen.getByRole('link', { name: gift.label })).toHaveAttribute('href', '/us/products/fig-and-salt%20candle')
})

test('without gifts there is a banner [ANNIV-20]', () => {
  const { container } = render(<GiftGrid gifts={[]} store={storeOf('en-GB')} />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/images/gifts-banner.svg')
  expect(screen.queryByRole('list')).toBeNull()
})
