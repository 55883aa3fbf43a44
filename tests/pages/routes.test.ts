import { describe, expect, test } from 'vitest'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { linksOf, shownPage, shownText, shownTexts, visitor } from './shown-page.ts'

// What stands at the shop's addresses, in both stores.

/** A store and its prefix. */
const stores: readonly (readonly [store: StoreLocale, prefix: string])[] = [
  ['en-GB', ''],
  ['en-US', '/us'],
]

const heading = (page: Document) => shownTexts(page, 'main h1')
const cards = (page: Document) => Array.from(page.querySelectorAll('main section[aria-label="Products"] article'))
const hrefOf = (card: Element) => card.querySelector('a[href*="/products/"]')?.getAttribute('href') ?? ''
/** The product that a path leads to. */
const productAt = (href: string) => catalogue.products.find(({ slug }) => href.endsWith(`/products/${slug}`))

describe.each(stores)('in %s', (store, prefix) => {
  const open = (address: string, selection = 'shopper=guest') => shownPage(`store=${store}&${selection}`, address)

  test('the home page is whole: what editors wrote, categories, and rows of products [ROUTE-01]', async () => {
    const page = await open('/')
    expect(heading(page)).toHaveLength(1)
    const parts = shownTexts(page, 'main h2')
    for (const part of ['Six rooms to wander', 'Same lipstick. Two prices.', 'Bestsellers this week', 'The Journal'])
      expect(parts).toContain(part)
    const rooms = Object.values(linksOf(page, 'main a[href*="/shop/"]'))
    for (const path of ['makeup', 'skincare', 'fragrances', 'hair-care', 'body', 'beauty-supplements'])
      expect(rooms).toContain(`${prefix}/shop/${path}`)
    expect(page.querySelectorAll('main article a[href*="/products/"]').length).toBeGreaterThan(3)
  })

  test.each([
    ['makeup', 'Makeup', 'ROUTE-02'],
    ['skincare', 'Skincare', 'ROUTE-03'],
    ['fragrances', 'Fragrance', 'ROUTE-04'],
    ['hair-care', 'Haircare', 'ROUTE-05'],
    ['body', 'Body', 'ROUTE-06'],
    ['beauty-supplements', 'Supplements', 'ROUTE-07'],
  ])('/shop/%s lists %s and nothing else, and the navigation leads there [%s]', async (path, name) => {
    const page = await open(`/shop/${path}`)
    expect(heading(page)).toEqual([name])
    expect(cards(page).length).toBeGreaterThan(3)
    for (const card of cards(page)) expect(productAt(hrefOf(card))?.categoryPaths).toContain(path)
    expect(Object.values(linksOf(page, 'header nav a[href]'))).toContain(`${prefix}/shop/${path}`)
  })

  test.each([
    ['bestsellers', 'Bestsellers', 'ROUTE-08'],
    ['whatsnew', 'New In', 'ROUTE-09'],
  ])('/shop/%s is called %s, by its title and by links to it [%s]', async (path, name) => {
    expect(heading(await open(`/shop/${path}`))).toEqual([name])
    expect(linksOf(await open('/contact'), 'header nav a[href]')[name]).toBe(`${prefix}/shop/${path}`)
  })

  test('a listing has one to three categories in its path, and shows the one that the path names [ROUTE-10, ROUTE-11]', async () => {
    const titles = new Map<string, string[]>()
    for (const path of ['/shop/makeup', '/shop/makeup/lips', '/shop/makeup/lips/lipstick']) {
      const page = await open(path)
      titles.set(heading(page).join(), shownTexts(page, 'main article h3, main article h2'))
    }
    expect([...titles.keys()]).toEqual(['Makeup', 'Lips', 'Lipstick'])
    expect(new Set([...titles.values()].map((names) => names.join())).size).toBe(3)
    const guest = await visitor(`store=${store}&shopper=guest`)
    expect(await guest.leadsTo('/shop/makeup/lips/lipstick/red')).toBe('404')
    expect(await guest.leadsTo('/shop/no-such-category')).toBe('404')
  })

  test('a product page is whole: pictures, shades, description, ingredients, reviews and recommendations [ROUTE-14]', async () => {
    const page = await open('/products/ribbon-satin-lipstick')
    expect(heading(page)).toEqual(['Ribbon Satin Lipstick'])
    expect(page.querySelectorAll('main section[aria-label^="Pictures of"] img').length).toBeGreaterThan(1)
    expect(page.querySelectorAll('#purchase-form input[name="sku"]').length).toBeGreaterThan(3)
    const words = shownText(page.querySelector('main'))
    for (const part of ['Ingredients', 'What people say']) expect(words).toContain(part)
    const rows = Array.from(page.querySelectorAll('main section')).filter((section) => section.querySelector('article'))
    expect(rows.length).toBeGreaterThan(0)
  })

  test('contact is a page of its own, with people to write to [ROUTE-23]', async () => {
    const page = await open('/contact')
    expect(heading(page)).toHaveLength(1)
    expect(page.querySelector('main a[href="mailto:care@ottilie.example"]')).not.toBeNull()
  })

  test('the bag is a page of its own, which lists what is in it [ROUTE-30]', async () => {
    const page = await open('/basket', 'shopper=guest&basket=one-item')
    expect(heading(page)).toEqual(['Your bag'])
    expect(page.querySelectorAll('main ul[aria-label="Items in your bag"] > li')).toHaveLength(1)
    expect(linksOf(await open('/contact'), 'header a[href]')).toMatchObject({ Basket: `${prefix}/basket` })
  })
})

test('products of the house and of partner brands stand side by side, each under its brand [SCOPE-01]', async () => {
  const shown = cards(await shownPage('shopper=guest', '/shop/hair-care')).flatMap((card) => {
    const product = productAt(hrefOf(card))
    return product ? [{ ...product, text: shownText(card) }] : []
  })
  for (const { text, brandName } of shown) expect(text).toContain(brandName)
  expect(shown.some(({ isPartnerBrand }) => isPartnerBrand)).toBe(true)
  expect(shown.some(({ isPartnerBrand, brandName }) => !isPartnerBrand && brandName === 'Ottilie')).toBe(true)
})

test.each([
  ['the path that the CMS gives it', 'own-page-link', /^\/us\/products\/ribbon-satin-lipstick\?from=cms$/],
  ['its sku where it has no slug', 'no-slug', /^\/us\/products\/[A-Z0-9-]+$/],
  ['its slug', undefined, /^\/us\/products\/[a-z0-9-]+$/],
])('the card of a product leads to %s [ROUTE-15]', async (_place, product, path) => {
  const page = await shownPage(`store=en-US&shopper=guest${product ? `&product=${product}` : ''}`, '/shop/makeup')
  expect(cards(page).length).toBeGreaterThan(3)
  for (const card of cards(page)) expect(hrefOf(card)).toMatch(path)
})
