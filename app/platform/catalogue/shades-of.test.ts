import { expect, test } from 'vitest'
import { shadesOf } from './shades-of.ts'
import type { VariantView } from './variant-view.ts'

const rosehip: VariantView = {
  sku: 'LIP-07',
  variantId: 'ribbon-07',
  maxItemQuantity: undefined,
  href: '/products/LIP-07',
  choice: 'Rosehip 07',
  detail: 'Rosehip 07, a blue-leaning red',
  swatch: '#a3263f',
  inStock: true,
  prices: {
    activeType: 'guest',
    isGuestPrice: false,
    member: { price: { formatted: '£13.50', raw: 1350, label: null, currency: 'GBP', currencySymbol: '£' } },
    typical: { price: { formatted: '£26.00', raw: 2600, label: null, currency: 'GBP', currencySymbol: '£' } },
  },
  pictures: [],
  ribbon: undefined,
}

test('a shade stands under the name of its undertone, and one without an undertone under none', () => {
  const names = { COOL: 'Cool undertone', NEUTRAL: 'Neutral undertone', WARM: 'Warm undertone' }
  const shade = { id: 'LIP-07', src: '#a3263f', name: 'Rosehip 07', inStock: true }

  expect(shadesOf([rosehip, { ...rosehip, undertone: 'WARM' }], names)).toEqual([
    { ...shade, group: undefined },
    { ...shade, group: 'Warm undertone' },
  ])
})
