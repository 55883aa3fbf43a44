import { beforeEach, describe, expect, test, vi } from 'vitest'
import { shownPage, shownText, shownTexts, visitor } from './shown-page.ts'

const path = '/account/favourites/order-it-again'
const MEMBER = 'shopper=plus-member'
const TWO_PAGES = 'uk-order-it-again-two-pages'

const cardsOf = (page: Document) => Array.from(page.querySelectorAll('main article'))
const namesOf = (page: Document) => shownTexts(page, 'main article h2')
const daysOf = (page: Document) => Array.from(page.querySelectorAll('main time'), (time) => time.getAttribute('datetime') ?? '')
const chip = (page: Document, label: string) =>
  Array.from(page.querySelectorAll<HTMLAnchorElement>('ul[aria-label="Categories"] a')).find((link) => shownText(link) === label)
const link = (page: Document, text: string) =>
  Array.from(page.querySelectorAll<HTMLAnchorElement>('main a')).find((one) => shownText(one) === text)
const hrefOf = (page: Document, text: string) => link(page, text)?.getAttribute('href')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

describe('order it again', () => {
  test.each(['store=en-GB&shopper=plus-member', 'store=en-US&shopper=plus-member'])(
    'lists what was bought before, with the day it was last bought, in %s [FAV-01, ROUTE-52, SCOPE-13]',
    async (selection) => {
      const page = await shownPage(selection, path)
      expect(shownTexts(page, 'main h1')).toEqual(['Order It Again'])
      expect(shownTexts(page, 'main section p')).toContain("Everything you have loved before, at the Member's Price.")
      expect(cardsOf(page).length).toBeGreaterThan(3)
      expect(shownTexts(page, 'main time').every((text) => /^Last ordered (\d+ \w{3,4}|\w{3} \d+,) \d{4}$/.test(text))).toBe(true)
      expect(shownTexts(page, 'main button[type="submit"]').filter((text) => text.startsWith('Remove '))).toHaveLength(cardsOf(page).length)
    },
  )

  test('shows 32 of 33, and the last on a page of its own; an address beyond the last leads to it [FAV-19, FAV-21]', async () => {
    const first = await shownPage(TWO_PAGES, path)
    expect(cardsOf(first)).toHaveLength(32)
    expect(shownText(first.querySelector('nav[aria-label="Pages"]'))).toContain('Displaying products 1 - 32 of 33')
    expect(hrefOf(first, 'Next')).toBe(`${path}?page=2`)
    const second = await shownPage(TWO_PAGES, `${path}?page=2`)
    expect(cardsOf(second)).toHaveLength(1)
    expect(shownText(second.querySelector('nav[aria-label="Pages"]'))).toContain('Displaying products 33 - 33 of 33 Page 2 - 2')
    const world = await visitor(TWO_PAGES)
    expect(await world.leadsTo(`${path}?sort=MOST_RECENT&page=9`)).toBe(`${path}?sort=MOST_RECENT&page=2`)
  })

  test('each category switches on and off by itself, and starts over on page 1 [FAV-02, FAV-06]', async () => {
    const all = await shownPage(MEMBER, `${path}?period=LAST_12_MONTHS&page=1`)
    expect(chip(all, 'Makeup')?.hasAttribute('aria-current')).toBe(false)
    const on = chip(all, 'Makeup')?.getAttribute('href') ?? ''
    expect(on).toBe(`${path}?categories=makeup&period=LAST_12_MONTHS&page=1`)

    const makeup = await shownPage(MEMBER, on)
    expect(chip(makeup, 'Makeup')?.getAttribute('aria-current')).toBe('true')
    expect(cardsOf(makeup).length).toBeLessThan(cardsOf(all).length)
    const both = chip(makeup, 'Skincare')?.getAttribute('href') ?? ''
    expect(both).toBe(`${path}?categories=makeup&categories=skincare&period=LAST_12_MONTHS&page=1`)

    const two = await shownPage(MEMBER, both)
    expect(cardsOf(two).length).toBeGreaterThan(cardsOf(makeup).length)
    expect(chip(two, 'Makeup')?.getAttribute('href')).toBe(`${path}?categories=skincare&period=LAST_12_MONTHS&page=1`)
  })

  test('sorts, each choice on page 1 [FAV-03, FAV-06, FAV-20]', async () => {
    const page = await shownPage(MEMBER, `${path}?page=2`)
    expect(shownTexts(page, '#order-again-sort a')).toEqual(['Recommended', 'Most recent', 'Most purchased'])
    expect(shownTexts(page, '#order-again-sort a[aria-current]')).toEqual(['Recommended'])
    expect(hrefOf(page, 'Most recent')).toBe(`${path}?sort=MOST_RECENT&page=1`)
    const recent = await shownPage(MEMBER, `${path}?sort=MOST_RECENT&page=1`)
    expect(daysOf(recent)).toEqual(daysOf(recent).sort().reverse())
    expect(daysOf(recent)).not.toEqual(daysOf(page))
    expect(shownTexts(recent, 'main button').filter((text) => text.startsWith('Sort'))).toEqual(['Sort: Most recent'])
  })

  test('covers a period, each choice on page 1 [FAV-04, FAV-06, FAV-20]', async () => {
    const page = await shownPage(MEMBER, path)
    expect(shownTexts(page, '#order-again-period a')).toEqual(['All time', 'Last 3 months', 'Last 6 months', 'Last 12 months'])
    expect(shownTexts(page, '#order-again-period a[aria-current]')).toEqual(['All time'])
    const short = await shownPage(MEMBER, hrefOf(page, 'Last 3 months') ?? '')
    expect(cardsOf(short).length).toBeLessThan(cardsOf(page).length)
    expect(shownTexts(short, 'main button').filter((text) => text.startsWith('Period'))).toEqual(['Period: Last 3 months'])
  })

  test.each([
    ['', false],
    ['?page=1', false],
    ['?sort=RECOMMENDED&period=ALL_TIME', false],
    ['?categories=no-such&sort=nonsense&period=1', false],
    ['?categories=makeup', true],
    ['?sort=MOST_PURCHASED', true],
    ['?period=LAST_6_MONTHS', true],
  ])('with %j there is a Reset: %s; it leads to all defaults on page 1 [FAV-05, FAV-07, FAV-13]', async (query, isThere) => {
    expect(hrefOf(await shownPage(MEMBER, path + query), 'Reset')).toBe(isThere ? `${path}?page=1` : undefined)
  })

  test('says that nothing fits, and offers Reset', async () => {
    const page = await shownPage('shopper=annual-member', `${path}?categories=makeup&period=LAST_3_MONTHS`)
    expect(shownTexts(page, 'main h2')).toContain('Nothing you bought matches these filters')
    // The choice stays, so that a longer period shows what it holds.
    expect(chip(page, 'Makeup')?.getAttribute('aria-current')).toBe('true')
    expect(shownTexts(page, `main a[href="${path}?page=1"]`)).toEqual(['Reset', 'Reset'])
  })

  test('whoever has bought nothing is told so, and is shown bestsellers [FAV-21]', async () => {
    const page = await shownPage('uk-member-without-orders', path)
    expect(shownTexts(page, 'main h2')).toEqual(['Nothing to order again yet', 'Bestsellers'])
    expect(page.querySelector('ul[aria-label="Categories"]')).toBeNull()
  })

  test('says that the products cannot be had, and logs it [FAV-18]', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const page = await shownPage('fault-order-it-again-fails', path)
    expect(shownTexts(page, 'main [role="alert"]').join()).toContain("Sorry, we couldn't load this page.")
    expect(logged).toHaveBeenCalledWith('Failed to fetch products: getOrderItAgainProducts failed (503)')
  })

  test('a guest is led to the login and back, with the filters, and nothing is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const guest = await visitor('shopper=guest')
    expect(await guest.leadsTo(`${path}?sort=MOST_RECENT`)).toBe(`/login?redirectTo=${encodeURIComponent(`${path}?sort=MOST_RECENT`)}`)
    expect(logged).not.toHaveBeenCalled()
  })
})

describe('the navigation of the account', () => {
  const second = 'main nav[aria-label="Your favourites"] a'

  test('has both favourites on a second level while they are gathered, the page itself marked [ACCOUNT-04, ACCOUNT-19]', async () => {
    const page = await shownPage('shopper=annual-member&flag.account-menu-variant=two', path)
    expect(shownTexts(page, second)).toEqual(['Just For You', 'Order It Again'])
    expect(shownTexts(page, `${second}[aria-current="page"]`)).toEqual(['Order It Again'])
    expect(shownTexts(await shownPage('shopper=annual-member&flag.account-menu-variant=two', '/account/wishlist'), second)).toEqual([])
  })

  test('has them among the others otherwise; Just For You shares its address with the favourites [ACCOUNT-02, ACCOUNT-05]', async () => {
    const page = await shownPage('shopper=annual-member', path)
    expect(shownTexts(page, second)).toEqual([])
    const entries = Array.from(page.querySelectorAll('main nav[aria-label="My account"] a'), (entry) => [
      shownText(entry),
      entry.getAttribute('href'),
    ])
    expect(entries).toContainEqual(['Order It Again', path])
    expect(entries).toContainEqual(['Just For You', '/account/favourites'])
  })
})

describe('without scripts', () => {
  const removal = { locale: 'en-GB', action: 'remove' }

  test('a product is removed by a post, said so, and brought back by Undo [FAV-09, FAV-16]', async () => {
    const shopper = await visitor('shopper=annual-member')
    const before = await shopper.page(path)
    const form = before.querySelector('form[data-replenishment="remove"]')
    const sku = form?.querySelector('[name="sku"]')?.getAttribute('value') ?? ''
    const { status, to } = await shopper.post('/api/favourites', { ...removal, sku })
    expect(status).toBe(303)
    const after = await shopper.page(to)
    expect(namesOf(after)).toEqual(namesOf(before).slice(1))
    expect(shownTexts(after, 'main [role="status"]').join()).toContain(
      "Successfully removed product, you won't see this again unless you reorder it",
    )
    const undo = after.querySelector('form[data-replenishment="restore"]')
    expect(undo?.querySelector('[name="sku"]')?.getAttribute('value')).toBe(sku)

    const restored = await shopper.page((await shopper.post('/api/favourites', { ...removal, action: 'restore', sku })).to)
    expect(namesOf(restored)).toEqual(namesOf(before))
    expect(shownTexts(restored, 'main [role="status"]').join()).toContain('The product is in your list again.')
  })

  test('a removal that fails is said [FAV-17]', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const shopper = await visitor('fault-replenishment-fails')
    const sku = (await shopper.page(path)).querySelector('form [name="sku"]')?.getAttribute('value') ?? ''
    const after = await shopper.page((await shopper.post('/api/favourites', { ...removal, sku })).to)
    expect(shownTexts(after, 'main [role="alert"]').join()).toContain('Something went wrong')
    expect(after.querySelector('form[data-replenishment="restore"]')).toBeNull()
  })

  test('what is no such form changes nothing', async () => {
    const shopper = await visitor(MEMBER)
    expect(await shopper.post('/api/favourites', { ...removal, sku: 'x'.repeat(101) })).toMatchObject({ status: 303, to: '/' })
    expect(await shopper.post('/api/favourites', { ...removal, sku: 'OT-RSL-07', action: 'burn' })).toMatchObject({ status: 303, to: '/' })
  })

  test('a guest is led to the login and back', async () => {
    const guest = await visitor('shopper=guest')
    expect((await guest.post('/api/favourites', { ...removal, sku: 'OT-RSL-07' })).to).toBe(`/login?redirectTo=${encodeURIComponent(path)}`)
  })
})
