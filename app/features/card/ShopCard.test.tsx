// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { productIn } from '#app/platform/basket/add-fields.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { ShopCard } from './ShopCard.tsx'

const price = (raw: number, label: string | null = null) => ({
  formatted: `£${(raw / 100).toFixed(2)}`,
  raw,
  label,
  currency: 'GBP',
  currencySymbol: '£',
})

const card: CardView = {
  id: 'lipstick',
  href: '/products/lipstick',
  productName: 'Ribbon Satin Lipstick',
  brandName: 'Ottilie',
  variationName: 'Rosehip 07, 3.5 g',
  sku: 'LIP-07',
  variantId: 'lipstick-07',
  maxItemQuantity: 5,
  image: undefined,
  swatchImages: ['a', 'b', 'c', 'd'].map((id) => ({ id, src: '#a3263f', altText: id })),
  rating: 4.8,
  reviewCount: 2314,
  inWishlist: false,
  badge: undefined,
  ribbon: undefined,
  inStock: true,
  primaryPrice: '£26.00',
  primaryPriceRaw: 2600,
  primarySubtitle: undefined,
  secondaryPrice: '£13.50',
  secondaryPriceRaw: 1350,
  secondarySubtitle: undefined,
  prices: { activeType: 'guest', member: { price: price(1350) }, typical: { price: price(2600) }, isGuestPrice: false },
  highlightedPrice: 'primary',
  buttonText: 'Add to Bag',
  isPrimaryButtonDisabled: false,
  hasShades: false,
  variantCount: 1,
  hasOwnPage: false,
}

const show = (change: Partial<CardView>, layout?: 'plain' | 'horizontal' | 'compact') =>
  render(<ShopCard card={{ ...card, ...change }} store={storeOf('en-US')} {...(layout && { layout })} />).container

test('the button of an unavailable product says so and is disabled [CARD-02, BASKET-32, BUTTON-03]', () => {
  show({ isPrimaryButtonDisabled: true })

  expect(screen.getByRole('button', { name: 'Out of stock: Ribbon Satin Lipstick' })).toBeDisabled()
})

test('a product without shades is added from its card with its variant and limit [BASKET-08, BASKET-30]', () => {
  const container = show({ buttonText: 'Reserve' })
  const form = container.querySelector('form') ?? undefined
  expect(productIn(Object.fromEntries(new FormData(form)))).toEqual({ sku: 'LIP-07', variantId: 'lipstick-07', maxItemQuantity: 5 })

  expect(screen.getByRole('button', { name: 'Reserve: Ribbon Satin Lipstick' })).toBeEnabled()
  expect(container.querySelector('form')).toHaveAttribute('action', '/api/basket/add')
})

test('a product with shades opens them, and links to its page without scripts', () => {
  const container = show({ hasShades: true, variantCount: 18, isPrimaryButtonDisabled: true })

  expect(screen.getByRole('button', { name: 'Choose shade: Ribbon Satin Lipstick' })).toBeEnabled()
  expect(container.querySelector('form')).toHaveAttribute('data-shades', '')
  expect(container.querySelector('form')).toHaveAttribute('action', '/us/products/lipstick')
})

test('a product with its own URL names its sku', () => {
  const container = show({ hasShades: true, hasOwnPage: true, href: '/lips/the-one' })

  expect(container.querySelector('form')).toHaveAttribute('data-shades', 'LIP-07')
})

test.each([
  ['plain', '+15'],
  ['horizontal', '+14'],
] as const)('a %s card previews its shades and counts the others [SHADE-08, SHADE-09, SHADE-10]', (layout, more) => {
  show({ hasShades: true, variantCount: 18 }, layout)

  expect(screen.getByText(more)).toBeInTheDocument()
})

test('price labels come from the data, else from the shop, with a short form [PRICE-02]', () => {
  const names = (container: HTMLElement) => [...container.querySelectorAll('dt')].map((term) => term.textContent)

  expect(names(show({}))).toEqual(['Typical Price', "Member's Price"])
  expect(names(show({}, 'compact'))).toEqual(['Typical Price', 'Member Price'])
  const launch = { prices: { ...card.prices, member: { price: price(1350, 'Launch price') } } }
  expect(names(show(launch))).toEqual(['Typical Price', 'Launch price'])
  expect(names(show(launch, 'compact'))).toEqual(['Typical Price', 'Launch price'])
})

test("a missing picture shows the placeholder; the card's badge has a text [IMAGE-02]", () => {
  const container = show({ badge: { src: '/images/badges/vegan.svg', description: 'Vegan' } })

  expect(container.querySelector('img')).toHaveAttribute('src', '/images/placeholder.svg')
  expect(screen.getByText('Vegan')).toBeVisible()
})

test('a card is named, keeps the order that one sees, and puts no form into the list of forms', () => {
  render(<ShopCard card={{ ...card, hasShades: true }} store={storeOf('en-GB')} heart={<button type="button">Save</button>} />)
  show({})
  const [first] = screen.getAllByRole('article', { name: 'Ribbon Satin Lipstick' })

  const stops = [...(first?.querySelectorAll('a, button') ?? [])]
  expect(stops.map(({ textContent }) => textContent)).toEqual(['Save', 'Ribbon Satin Lipstick', 'Choose shade: Ribbon Satin Lipstick'])
  expect(document.forms).toHaveLength(2)
  for (const form of document.forms) expect(form).toHaveAttribute('role', 'none')
})

test('a card in a recommendation row sends its origin, with and without shades [BASKET-11]', () => {
  const origin = { location: 'BASKET_CROSSSELL_CAROUSEL', source: 'BASKET_CROSSSELL_CAROUSEL' } as const
  const formOf = (change: Partial<CardView>) =>
    render(<ShopCard card={{ ...card, ...change }} store={storeOf('en-GB')} origin={origin} />).container.querySelector('form')

  expect(Object.fromEntries(new FormData(formOf({}) ?? undefined))).toMatchObject({ sku: 'LIP-07', locale: 'en-GB', ...origin })
  const shades = formOf({ hasShades: true })
  expect(shades?.dataset).toMatchObject(origin)
  // Without scripts the form leads to the product page: its fields would end up in that page's URL.
  expect([...new FormData(shades ?? undefined).keys()]).toEqual([])
})
