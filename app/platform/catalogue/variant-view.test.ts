import { expect, test } from 'vitest'
import type { ProductVariantFragment } from '#operations/__generated__/operations.ts'
import { variantView } from './variant-view.ts'

const price = { formatted: '£26.00', raw: 2600, label: null, currency: 'GBP', currencySymbol: '£' }
const tier = { regular: price, promo: null }
const lipstick: ProductVariantFragment = {
  id: 'ribbon-07',
  sku: 'LIP-07',
  title: 'Ribbon Satin Lipstick',
  subTitle: 'Rosehip 07, 3.5 g',
  brandName: 'Ottilie',
  slug: 'ribbon-satin-lipstick',
  href: '/products/ribbon-satin-lipstick?sku=LIP-07',
  pdpUrl: null,
  availability: { inStock: true, status: 'instock' },
  images: [{ id: 'one', src: '/one.webp', altText: null, description: null }],
  ribbon: { key: 'bestseller', text: 'Bestseller' },
  badge: null,
  badges: [],
  maxItemQuantity: null,
  size: '3.5 g',
  shade: 'Rosehip 07',
  undertone: null,
  shadeVisual: null,
  swatch: { src: '/swatches/rosehip.webp', description: 'Rosehip 07, a blue-leaning red' },
  review: null,
  prices: { activeType: 'typical', member: tier, guest: null, typical: tier },
}

test('a shade is chosen by its name and shown by its colour', () => {
  expect(variantView(lipstick)).toMatchObject({
    sku: 'LIP-07',
    href: '/products/ribbon-satin-lipstick?sku=LIP-07',
    choice: 'Rosehip 07',
    detail: 'Rosehip 07, a blue-leaning red',
    swatch: '/swatches/rosehip.webp',
    inStock: true,
    pictures: [{ id: 'one', src: '/one.webp', alt: '' }],
    ribbon: { key: 'bestseller', text: 'Bestseller' },
  })
})

test('a size is chosen by itself, and has no colour and no ribbon of its own', () => {
  expect(variantView({ ...lipstick, shade: null, swatch: null, ribbon: null })).toMatchObject({
    choice: '3.5 g',
    detail: '3.5 g',
    swatch: undefined,
    ribbon: undefined,
  })
})

test('a variant that is neither has its subtitle as its label, else none', () => {
  expect(variantView({ ...lipstick, shade: null, size: null, swatch: null })).toMatchObject({ choice: 'Rosehip 07, 3.5 g', detail: '' })
  expect(variantView({ ...lipstick, shade: null, size: null, swatch: null, subTitle: null })).toMatchObject({ choice: '', detail: '' })
})

test('a variant’s own limit is passed on', () => {
  expect(variantView({ ...lipstick, maxItemQuantity: 5 }).maxItemQuantity).toBe(5)
  expect(variantView(lipstick).maxItemQuantity).toBeUndefined()
})
