import { expect, test, vi } from 'vitest'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { linksOf, shownPage, shownText, shownTexts, visitor } from './shown-page.ts'

// What editors wrote, on pages with words of the shop's own; and what of it is left out.

const stores: readonly (readonly [store: StoreLocale, prefix: string])[] = [
  ['en-GB', ''],
  ['en-US', '/us'],
]

/** A page as an editor in preview sees it. */
const previewed = async (selection: string, address: string) =>
  (await visitor(selection, undefined, { 'ottilie-preview': '1' })).page(address)

const headings = (page: Document) => shownTexts(page, 'main h2')
const words = (page: Document) => shownText(page.querySelector('main'))

test.each(stores)('the home page of %s is in the words of editors, each block in its place, others as they are', async (store, prefix) => {
  const page = await shownPage(`store=${store}&shopper=guest&content=edited`, '/')
  expect(shownTexts(page, 'main h1')).toEqual(['A week of scent'])
  expect(shownTexts(page, '.hero-lead')).toEqual(['Three new ones, and a way to find yours.'])
  expect(headings(page)).toEqual([
    'Six rooms to wander',
    'Same lipstick. Two prices.',
    'Bestsellers this week',
    'Lacquer season',
    'Made in Margate',
    'A way out',
    'What does your skin ask for?',
    'The Journal',
    '4.8 out of 5',
  ])
  expect(shownTexts(page, 'main strong')).toContain('2011')
  expect(linksOf(page, 'main a')).toMatchObject({
    'Shop lipstick': `${prefix}/shop/makeup/lips/lipstick`,
    'Take the Skincare Quiz': `${prefix}/quiz/skincare`,
    'Read the Journal': `${prefix}/blog`,
  })
  expect(words(page)).not.toMatch(/left out|without a heading|Without end|xxx|Go /)
})

test('without an entry of the CMS the home page is in the shop’s own words', async () => {
  const page = await shownPage('store=en-GB&shopper=guest&content=none', '/')
  expect(shownTexts(page, 'main h1')).toEqual(['Pay for the colour, not the counter.'])
  expect(shownTexts(page, '.hero-lead')).toEqual([expect.stringMatching(/^Makeup, skincare and scent from the labs/)])
  expect(headings(page)).toEqual(expect.arrayContaining(['Bestsellers this week', 'Not sure what your skin needs?', 'The Journal']))
  expect(headings(page)).not.toContain('Lacquer season')
  expect(linksOf(page, 'main a')['Take the Skincare Quiz']).toBe('/quiz/skincare')
})

test('words about a product that cannot be had stand without its prices', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const page = await shownPage('store=en-GB&shopper=guest&fault=getProduct;status=503', '/')
  expect(headings(page).slice(0, 5)).toEqual([
    'Six rooms to wander',
    'Bestsellers this week',
    'Lacquer season',
    'Same lipstick. Two prices.',
    'Not sure what your skin needs?',
  ])
  expect(linksOf(page, 'main a')['Ribbon Satin Lipstick']).toBe('/products/ribbon-satin-lipstick')
})

test('in preview the home page names each block that is left out, and each part of one', async () => {
  const page = words(await previewed('store=en-GB&shopper=guest&content=edited', '/'))
  expect(page).toContain('“TEXT” is left out')
  expect(page).toContain('not in the form that was agreed: heading')
  expect(page).toContain('“Without end” is left out')
  expect(page).toContain('not in the form that was agreed: body')
  expect(page).toContain('A part of “A way out” is left out')
  expect(page).toContain('not in the form that was agreed: link')
})

test.each([
  ['+0h', 'Gift memberships'],
  ['+23h', 'Gift memberships'],
  ['+24h', 'Gifts for the holidays'],
  ['+48h', 'Gift memberships'],
])('a page that is planned for a day shows when that day is there: at %s %s', async (clock, title) => {
  const page = await shownPage(`content-in-preview&clock=${clock}`, '/gift-memberships')
  expect(shownTexts(page, 'main h1')).toEqual([title])
})

test('a lead that never ends is left out of the join page, and a question without an answer; preview names both', async () => {
  const page = await shownPage('store=en-GB&shopper=guest&content=edited', '/join')
  expect(shownText(page.querySelector('.join-lead'))).toMatch(/^One membership\. The Member's Price on every/)
  expect(words(page)).not.toMatch(/left out|without an answer/)
  const told = words(await previewed('store=en-GB&shopper=guest&content=edited', '/join'))
  expect(told).toContain('A part of “Join Ottilie” is left out')
  expect(told).toContain('not in the form that was agreed: intro')
  expect(told).toContain('“And without an answer?” is left out')
})

const article = {
  slug: 'in-two-days',
  title: 'What comes in two days',
  excerpt: 'Words.',
  category: 'skin',
  author: 'ines',
  publishedDaysAgo: -2,
  picture: { product: 'overnight-ceramide-cream', alt: '' },
  body: 'Words.',
  products: [],
}

test('an article of a later day is nowhere until that day', async () => {
  const reader = await visitor('store=en-GB&shopper=guest')
  await reader.change({ content: { articles: [article] } })
  await reader.passDays(1)
  for (const address of ['/', '/blog', '/blog/topic/skin']) expect(words(await reader.page(address))).not.toContain(article.title)
  expect(await reader.leadsTo('/blog/in-two-days')).toBe('404')
  await reader.passDays(1)
  expect(words(await reader.page('/blog'))).toContain(article.title)
  expect(shownText((await reader.page('/blog/in-two-days')).querySelector('h1'))).toBe(article.title)
})

test('an article whose title never ends stands neither on the home page nor in the Journal, and preview names it', async () => {
  const endless = { ...article, slug: 'without-end', title: 'x'.repeat(301), publishedDaysAgo: 0 }
  const editor = await visitor('store=en-GB&shopper=guest', undefined, { 'ottilie-preview': '1' })
  await editor.change({ content: { articles: [endless] } })
  for (const address of ['/', '/blog', '/blog/topic/skin']) expect(words(await editor.page(address))).not.toContain('xxx')
  expect(words(await editor.page('/blog'))).toContain('A part of “without-end” is left out')
  expect(await editor.leadsTo('/blog/without-end')).toBe('404')
})

test('a topic that editors add lists what is filed under it', async () => {
  const reader = await visitor('store=en-GB&shopper=guest')
  const nails = { slug: 'nails', title: 'Nails', description: 'Ten of them.' }
  await reader.change({
    content: { topics: [nails], articles: [{ ...article, category: 'nails', publishedDaysAgo: 0 }] },
  })
  expect(linksOf(await reader.page('/blog'), 'main a')).toMatchObject({ Nails: '/blog/topic/nails' })
  const page = await reader.page('/blog/topic/nails')
  expect(shownTexts(page, 'main h1')).toEqual(['Nails'])
  expect(words(page)).toContain(article.title)
})
