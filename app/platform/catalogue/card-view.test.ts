import { describe, expect, test } from 'vitest'
import type { ProductCardFieldsFragment } from '#operations/__generated__/operations.ts'
import { cardView } from './card-view.ts'
import { pictureSources } from './picture-sources.ts'
import { activeTier, buttonLabel, labelledPrices, pricesView } from './prices-view.ts'
import { productPath } from './product-path.ts'
import { badgeOf, isInStock, picturesOf } from './variant-shape.ts'

const price = (raw: number) => ({
  formatted: `£${(raw / 100).toFixed(2)}`,
  raw,
  label: null,
  currency: 'GBP',
  currencySymbol: '£',
})
const tier = (raw: number, promo?: number) => ({ regular: price(raw), promo: promo === undefined ? null : price(promo) })

const product: ProductCardFieldsFragment = {
  id: 'ribbon-satin-lipstick',
  type: 'multivariate',
  title: 'Ribbon Satin Lipstick',
  brandName: 'Ottilie',
  buttonText: null,
  secondaryButton: null,
  highlightedPrice: null,
  slug: 'ribbon-satin-lipstick',
  variantCount: 18,
  reviews: { stars: 4.8, count: 2314, bestRating: 5, worstRating: 1 },
  swatchImages: [{ id: 'a', src: '#a3263f', altText: 'Rosehip 07' }],
  defaultVariant: {
    id: 'ribbon-satin-lipstick-rosehip-07',
    sku: 'LIP-07',
    title: 'Ribbon Satin Lipstick',
    subTitle: 'Rosehip 07, 3.5 g',
    brandName: 'Ottilie',
    slug: 'ribbon-satin-lipstick',
    href: '/products/LIP-07',
    pdpUrl: null,
    availability: { inStock: true, status: 'instock' },
    images: [{ id: 'p', src: '/images/catalogue/lipstick-720.webp', altText: null, description: 'A lipstick' }],
    ribbon: { key: 'bestSeller', text: 'Bestseller' },
    badge: { src: '/images/badges/vegan.svg', description: 'Vegan' },
    maxItemQuantity: 5,
    prices: { activeType: 'guest', member: tier(1350), guest: null, typical: tier(2600) },
  },
}

describe('a product card', () => {
  test('is derived from its product and the default variant', () => {
    expect(cardView(product)).toMatchObject({
      id: 'ribbon-satin-lipstick',
      href: '/products/ribbon-satin-lipstick',
      productName: 'Ribbon Satin Lipstick',
      variationName: 'Rosehip 07, 3.5 g',
      image: { src: '/images/catalogue/lipstick-720.webp', alt: 'A lipstick' },
      rating: 4.8,
      reviewCount: 2314,
      inStock: true,
      isPrimaryButtonDisabled: false,
      primaryPriceRaw: 2600,
      secondaryPriceRaw: 1350,
    })
  })

  test('has every field that the specification names, and the product and variant they come from [CARD-01]', () => {
    const { prices, ...card } = cardView(product)

    expect(card).toEqual({
      id: 'ribbon-satin-lipstick',
      href: '/products/ribbon-satin-lipstick',
      productName: 'Ribbon Satin Lipstick',
      brandName: 'Ottilie',
      variationName: 'Rosehip 07, 3.5 g',
      sku: 'LIP-07',
      variantId: 'ribbon-satin-lipstick-rosehip-07',
      maxItemQuantity: 5,
      image: { id: 'p', src: '/images/catalogue/lipstick-720.webp', alt: 'A lipstick' },
      swatchImages: [{ id: 'a', src: '#a3263f', altText: 'Rosehip 07' }],
      rating: 4.8,
      reviewCount: 2314,
      inWishlist: false,
      badge: { src: '/images/badges/vegan.svg', description: 'Vegan' },
      ribbon: { key: 'bestSeller', text: 'Bestseller' },
      inStock: true,
      primaryPrice: '£26.00',
      primaryPriceRaw: 2600,
      primarySubtitle: undefined,
      secondaryPrice: '£13.50',
      secondaryPriceRaw: 1350,
      secondarySubtitle: undefined,
      highlightedPrice: 'primary',
      buttonText: 'Add to Bag',
      isPrimaryButtonDisabled: false,
      hasShades: true,
      variantCount: 18,
      hasOwnPage: false,
    })
    expect(prices).toMatchObject({ activeType: 'guest', member: { price: { raw: 1350 } }, typical: { price: { raw: 2600 } } })
  })

  test('leads with the active tier’s price under the data’s own label [PRICE-14]', () => {
    const prices = { ...product.defaultVariant.prices, activeType: 'member' as const }
    const named = { regular: { ...price(2600), label: 'Shop price' }, promo: null }

    expect(cardView({ ...product, defaultVariant: { ...product.defaultVariant, prices: { ...prices, typical: named } } })).toMatchObject({
      primaryPriceRaw: 1350,
      primarySubtitle: undefined,
      secondaryPriceRaw: 2600,
      secondarySubtitle: 'Shop price',
    })
  })

  test('says Add to Bag unless the product has its own text [PRODUCT-03]', () => {
    expect(cardView(product).buttonText).toBe('Add to Bag')
    expect(cardView({ ...product, buttonText: 'Reserve' }).buttonText).toBe('Reserve')
  })

  test('sets the primary price larger unless the product says otherwise [PRODUCT-04]', () => {
    expect(cardView(product).highlightedPrice).toBe('primary')
    expect(cardView({ ...product, highlightedPrice: 'secondary' }).highlightedPrice).toBe('secondary')
  })

  test('has shades when its product is multivariate, and none when it is plain [PRODUCT-02]', () => {
    expect(cardView(product).hasShades).toBe(true)
    expect(cardView({ ...product, type: 'plain' }).hasShades).toBe(false)
  })

  test('cannot be bought when its variant is not in stock [CARD-02]', () => {
    const defaultVariant = { ...product.defaultVariant, availability: { inStock: false, status: 'outofstock' as const } }
    expect(cardView({ ...product, defaultVariant }).isPrimaryButtonDisabled).toBe(true)
  })

  test('without reviews has no stars', () => {
    expect(cardView({ ...product, reviews: null })).toMatchObject({ rating: undefined, reviewCount: 0 })
  })
})

describe('a variant comes in two shapes', () => {
  test('in stock by a flag or a word; missing means out of stock [VARIANT-02]', () => {
    expect(isInStock({ availability: { inStock: true } })).toBe(true)
    expect(isInStock({ availability: { inStock: false, status: 'instock' } })).toBe(false)
    expect(isInStock({ availability: { status: 'instock' } })).toBe(true)
    expect(isInStock({ availability: { status: 'outofstock' } })).toBe(false)
    expect(isInStock({ availability: null })).toBe(false)
    expect(isInStock({})).toBe(false)
  })

  test('pictures as images, as media, or as thumbnails of which the preferred size is taken [VARIANT-03, IMAGE-03]', () => {
    const image = { id: 'i', src: '/a-720.webp', altText: 'A', description: null }
    const thumbnails = { size_240: '/240.webp', size_460: '/460.webp', size_OTF_BETA: '/otf.webp' }
    expect(picturesOf({ images: [image], media: null })).toEqual([{ id: 'i', src: '/a-720.webp', alt: 'A' }])
    expect(picturesOf({ images: [], media: [{ ...image, altText: null, description: 'B' }] })).toEqual([
      { id: 'i', src: '/a-720.webp', alt: 'B' },
    ])
    expect(picturesOf({ detailsMedia: { description: 'C', thumbnails } })).toEqual([{ id: '/otf.webp', src: '/otf.webp', alt: 'C' }])
    expect(picturesOf({})).toEqual([])
  })

  test.each([
    ['the preferred', {}, '/otf.webp'],
    ['then the small', { size_OTF_BETA: '' }, '/240.webp'],
    ['then the large', { size_OTF_BETA: '', size_240: '' }, '/460.webp'],
  ])('of the thumbnails it is %s one that has an address [VARIANT-03]', (_which, missing, src) => {
    const thumbnails = { size_240: '/240.webp', size_460: '/460.webp', size_OTF_BETA: '/otf.webp', ...missing }
    expect(picturesOf({ media: null, detailsMedia: { description: 'C', thumbnails } })).toEqual([{ id: src, src, alt: 'C' }])
  })

  test('media goes before the thumbnails where an answer has both [VARIANT-03]', () => {
    const thumbnails = { size_240: '/240.webp', size_460: '/460.webp', size_OTF_BETA: '/otf.webp' }
    const media = [
      { id: 'm', src: '/m.webp', altText: 'M', description: null },
      { id: 'n', src: '/n.webp', altText: null, description: null },
    ]
    expect(picturesOf({ media, detailsMedia: { description: 'C', thumbnails } })).toEqual([
      { id: 'm', src: '/m.webp', alt: 'M' },
      { id: 'n', src: '/n.webp', alt: '' },
    ])
  })

  test('one badge, or the first of several', () => {
    const badge = { src: '/vegan.svg', description: 'Vegan' }
    expect(badgeOf({ badges: [badge, { src: '/x.svg', description: 'X' }] })).toEqual(badge)
    expect(badgeOf({ badges: [], badge })).toEqual(badge)
    expect(badgeOf({})).toBeUndefined()
  })
})

describe('prices', () => {
  const prices = { activeType: 'guest' as const, member: tier(1350, 1200), guest: tier(2500), typical: tier(2600) }

  test('a guest’s own price stands beside the member’s; without one, the typical price [PRICE-04, PRICE-06]', () => {
    expect(pricesView(prices).typical.price.raw).toBe(2500)
    expect(pricesView({ ...prices, guest: null }).typical.price.raw).toBe(2600)
    expect(pricesView({ ...prices, activeType: 'typical' }).typical.price.raw).toBe(2600)
  })

  test('an offer has the price paid and the regular price', () => {
    expect(pricesView(prices).member).toMatchObject({ price: { raw: 1200 }, was: { raw: 1350 } })
  })

  test('a membership in the bag forces the member’s tier, whatever the answer says [PRICE-07, PRICE-15]', () => {
    expect(activeTier(pricesView(prices), true).price.raw).toBe(1200)
    expect(activeTier(pricesView(prices), false).price.raw).toBe(2500)
  })
})

test('a button says the offer’s word, else the regular price’s, else the product’s [PRICE-17]', () => {
  const said = (label: string | null) => ({ ...price(1350), label })

  expect(buttonLabel({ price: said('Pre-order'), was: said('Buy') }, 'Add to Bag')).toBe('Pre-order')
  expect(buttonLabel({ price: said(null), was: said('Buy') }, 'Add to Bag')).toBe('Buy')
  expect(buttonLabel({ price: said('Buy') }, 'Add to Bag')).toBe('Buy')
  expect(buttonLabel({ price: said(null) }, 'Add to Bag')).toBe('Add to Bag')
})

test('the price beside the member’s is the guest’s where there is one, and the typical one for a non-member [PRICE-08, PRICE-09]', () => {
  const prices = { member: tier(1350), guest: tier(2500), typical: tier(2600) }
  const isGuestPrice = (activeType: 'member' | 'guest' | 'typical', guest: typeof prices.guest | null = prices.guest) =>
    pricesView({ ...prices, activeType, guest }).isGuestPrice

  expect([isGuestPrice('guest'), isGuestPrice('member'), isGuestPrice('typical')]).toEqual([true, true, false])
  expect([isGuestPrice('guest', null), isGuestPrice('member', null), isGuestPrice('typical', null)]).toEqual([false, false, false])
})

test('prices have the data’s labels, an offer’s first, else the shop’s, with a short one for the member’s only if it is the shop’s [PRICE-02]', () => {
  const words = { member: "Member's Price", typical: 'Typical Price', memberShort: 'Member Price' }
  const said = (label: string | null) => ({ price: { ...price(1350), label } })
  const labels = (member: string | null, typical: string | null) => {
    const labelled = labelledPrices({ member: said(member), typical: said(typical) }, words)
    return [labelled.member.label, labelled.member.shortLabel, labelled.typical.label]
  }

  expect(labels(null, null)).toEqual(["Member's Price", 'Member Price', 'Typical Price'])
  expect(labels('Staff Price', 'Shop price')).toEqual(['Staff Price', undefined, 'Shop price'])
  const offer = { price: price(1100), was: { ...price(1350), label: 'Staff Price' } }
  expect(labelledPrices({ member: offer, typical: offer }, words)).toMatchObject({
    member: { ...offer, label: 'Staff Price' },
    typical: { label: 'Staff Price' },
  })
  expect(labelledPrices({ member: said(null), typical: said(null) }, { member: 'M', typical: 'T' }).member).not.toHaveProperty('shortLabel')
})

test('a product’s page is the CMS’s own, else by slug, else by sku', () => {
  expect(productPath({ pdpUrl: { href: '/products/special' }, slug: 's', sku: 'K' })).toBe('/products/special')
  expect(productPath({ pdpUrl: null, slug: 's', sku: 'K' })).toBe('/products/s')
  expect(productPath({ slug: '', sku: 'K/1' })).toBe('/products/K%2F1')
})

test('a catalogue picture has two widths, another picture its own, and none the placeholder [IMAGE-02]', () => {
  expect(pictureSources('/images/catalogue/a-720.webp')).toMatchObject({
    src: '/images/catalogue/a-360.webp',
    srcSet: '/images/catalogue/a-360.webp 360w, /images/catalogue/a-720.webp 720w',
  })
  expect(pictureSources('https://cdn.example/a.jpg')).not.toHaveProperty('srcSet')
  expect(pictureSources('https://cdn.example/a.jpg').fallback).toBe('/images/placeholder.svg')
  expect(pictureSources(undefined)).toMatchObject({ src: '/images/placeholder.svg' })
  expect(pictureSources('').src).toBe('/images/placeholder.svg')
})
