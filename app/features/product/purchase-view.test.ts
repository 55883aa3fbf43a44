import { expect, test } from 'vitest'
import type { VariantView } from '#app/platform/catalogue/variant-view.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { purchaseVariant, purchaseVariants } from './purchase-view.ts'

const price = (raw: number) => ({
  formatted: `£${(raw / 100).toFixed(2)}`,
  raw,
  label: null,
  currency: 'GBP',
  currencySymbol: '£',
})

const variant = {
  sku: 'LIP-07',
  href: '/products/LIP-07',
  choice: 'Rosehip 07',
  detail: 'Rosehip 07, a blue-leaning red',
  swatch: '#a3263f',
  variantId: 'lipstick-07',
  maxItemQuantity: undefined,
  inStock: true,
  pictures: [],
  ribbon: undefined,
}

test("the button's label comes from the tier's price, the offer first, else from the product [PRICE-17]", () => {
  const said = (raw: number, label: string) => ({ ...price(raw), label })
  const words = (prices: Pick<VariantView['prices'], 'member' | 'typical'>) =>
    purchaseVariant({ ...variant, prices: { activeType: 'guest', isGuestPrice: false, ...prices } }, storeOf('en-GB'), {
      buttonText: 'Add the Set',
    }).addToBasket

  expect(words({ member: { price: price(1350) }, typical: { price: price(2600) } })).toEqual({
    member: 'Add the Set',
    typical: 'Add the Set',
  })
  expect(words({ member: { price: said(1100, 'Buy early'), was: said(1350, 'Buy') }, typical: { price: said(2600, 'Reserve') } })).toEqual({
    member: 'Buy early',
    typical: 'Reserve',
  })
})

test('equal prices of several variants are one object, and different prices are not', () => {
  const at = (sku: string, member: number) => ({
    ...variant,
    sku,
    prices: { activeType: 'guest' as const, isGuestPrice: false, member: { price: price(member) }, typical: { price: price(2600) } },
  })
  const product = { title: 'Lipstick', buttonText: 'Add to Bag', variants: [at('LIP-01', 1350), at('LIP-02', 1350), at('LIP-03', 1400)] }
  const [first, second, third] = purchaseVariants(product, storeOf('en-GB'))

  expect(second?.prices).toBe(first?.prices)
  expect(second?.sku).toBe('LIP-02')
  expect(third?.prices.member.price.raw).toBe(1400)
  expect(third?.addToBasket).toBe(first?.addToBasket)
})
