import { describe, expect, test, vi } from 'vitest'
import { linksOf, shownPage, shownText, shownTexts, visitor } from './shown-page.ts'

const ORDERS = '/account/order-history'
const MEMBER = 'shopper=annual-member'

/** The numbers of the orders that a page lists, as they are linked. */
const listed = (page: Document) => Array.from(page.querySelectorAll('main article a'), (link) => link.getAttribute('href') ?? '')

describe('the list of orders', () => {
  test.each([
    ['en-GB', '', '£'],
    ['en-US', '/us', '$'],
  ])('shows each with its status and total, and leads to it, in %s [ROUTE-44, ACCOUNT-25]', async (store, prefix, symbol) => {
    const page = await shownPage(`store=${store}&${MEMBER}`, ORDERS)
    expect(shownTexts(page, 'main h1')).toEqual(['Order history'])
    const links = listed(page)
    expect(links).toHaveLength(9)
    for (const href of links) expect(href).toMatch(new RegExp(`^${prefix}/account/order-history/OT-\\d+$`))
    const [first] = page.querySelectorAll('main article')
    expect(shownText(first ?? null)).toContain(symbol)
    expect(shownTexts(page, 'main .order-status')).toEqual([
      'Placed',
      'Being packed',
      'Arrived',
      'Returned and refunded',
      'Arrived',
      'Cancelled and refunded',
      'Arrived',
      'Arrived',
      'Arrived',
    ])
  })

  test.each([
    [-3, 'The first parcel arrives by 1 March 2026'],
    [-1, 'Parcels arrive by 1 March 2026 and 2 March 2026'],
    [0, 'The rest arrives by 2 March 2026'],
    [1, undefined],
  ])('says when the parcels of an order arrive, each on its day, %i days from now', async (days, words) => {
    const shopper = await visitor('uk-order-in-two-parcels')
    await shopper.passDays(days)
    const said = shownTexts(await shopper.page(ORDERS), 'main article[aria-label="Order OT-104390"] p')
    expect(said.find((text) => text.includes('arrive'))).toBe(words)
  })

  test('says of an order in one parcel when it arrives', async () => {
    const shopper = await visitor(MEMBER)
    const said = async () => shownTexts(await shopper.page(ORDERS), 'main article p').filter((text) => text.startsWith('Arrives'))
    expect(await said()).toEqual([])
    await shopper.passDays(1)
    expect((await said())[0]).toMatch(/^Arrives by \d+ \w+ 2026$/)
  })

  test('comes ten at a time, and a page beyond the end leads to the last [PAGINATION-03]', async () => {
    const shopper = await visitor('shopper=plus-member')
    const first = await shopper.page(ORDERS)
    const total = Number(/of (\d+)/.exec(shownText(first.querySelector('main nav[aria-label="Pages"]')))?.[1])
    expect(total).toBeGreaterThan(10)
    expect(listed(first)).toHaveLength(10)
    const second = await shopper.page(`${ORDERS}?page=2`)
    expect(listed(second)).toHaveLength(total - 10)
    expect(shownText(second.querySelector('main nav[aria-label="Pages"]'))).toContain(`Displaying orders 11 - ${total} of ${total}`)
    expect(await shopper.leadsTo(`${ORDERS}?page=99`)).toBe(`${ORDERS}/?page=2`)
  })

  test('says that there are none, and offers what sells best', async () => {
    const page = await shownPage('shopper=non-member', ORDERS)
    expect(shownTexts(page, 'main h2')).toContain('No orders yet')
    expect(linksOf(page, 'main a')['Shop Bestsellers']).toBe('/shop/bestsellers')
  })

  test('says that it cannot be had, and offers to try again', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await shownPage(`${MEMBER}&fault=getOrders;status=503`, `${ORDERS}?page=1`)
    expect(warned).toHaveBeenCalled()
    expect(shownText(page.querySelector('main [role="alert"]'))).toContain("Sorry, we couldn't load this page.")
    expect(linksOf(page, 'main [role="alert"] a')).toEqual({ 'Try again': `${ORDERS}?page=1` })
  })

  test('a session that has ended leads to the login, and back to the same page of the list', async () => {
    const guest = await visitor('shopper=guest')
    expect(await guest.leadsTo(`${ORDERS}?page=2`)).toBe(`/login?redirectTo=${encodeURIComponent(`${ORDERS}?page=2`)}`)
  })
})

describe('one order', () => {
  test('shows its lines and prices as they were, how it goes and how it was paid', async () => {
    const shopper = await visitor(MEMBER)
    const [, , arrived = ''] = listed(await shopper.page(ORDERS))
    const page = await shopper.page(arrived)
    expect(shownTexts(page, 'main h1')[0]).toBe(`Order ${arrived.split('/').at(-1)}`)
    expect(shownTexts(page, 'main .order-line')).toEqual([
      expect.stringContaining('Milk Room Cream Cleanser'),
      expect.stringContaining('Still Water Hydrating Toner'),
    ])
    expect(shownText(page.querySelector('main .order-prices'))).toMatch(/What you bought£.*Discounts taken off.*Order total£/)
    expect(shownText(page.querySelector('main .order-facts'))).toContain('Card ending 4242')
    expect(linksOf(page, 'main a')['Invoice to print']).toBe(`${arrived}/invoice`)
  })

  test("follows its parcel at the carrier's, and says what happened to it, newest first", async () => {
    const shopper = await visitor('shopper=plus-member')
    const [first = ''] = listed(await shopper.page(ORDERS))
    const page = await shopper.page(first)
    const steps = shownTexts(page, 'main .order-steps li')
    expect(steps.at(-1)).toContain('We have your order')
    expect(steps.length).toBeGreaterThan(1)
    const [, href = ''] = Object.entries(linksOf(page, 'main a')).find(([name]) => name.startsWith('Track with Parcelwise')) ?? []
    expect(href).toMatch(/^https:\/\/parcels\.example\/track\//)
  })

  test('in two parcels says of each what is in it and where it is', async () => {
    const parcels = (page: Document) =>
      [...page.querySelectorAll('section[aria-labelledby="order-parcel"] > section')].map((part) => [
        shownText(part.querySelector('h3')),
        ...shownTexts(part, 'p'),
      ])
    const shopper = await visitor('uk-order-in-two-parcels')
    const page = await shopper.page(`${ORDERS}/OT-104390`)
    expect(shownText(page.querySelector('#order-parcel'))).toBe('Your parcels')
    const [first, second] = parcels(page)
    expect(first?.slice(0, 3)).toEqual(['Parcel 1', 'In it: Ribbon Satin Lipstick, Fig & Salt Candle', 'It has arrived.'])
    expect(second?.slice(0, 2)).toEqual(['Parcel 2', 'In it: Dry Body Oil, Neroli'])
    expect(second?.[2]).toMatch(/^Expected on /)
    expect(linksOf(page, 'section[aria-labelledby="order-parcel"] a')).not.toEqual({})
    await shopper.passDays(1)
    expect(parcels(await shopper.page(`${ORDERS}/OT-104390`))[1]?.[2]).toBe('It has arrived.')
  })

  test.each([
    [0, 'Your parcel hasn’t left yet. Tracking shows here when it does.'],
    [2, 'It has arrived.'],
  ])('says of the order at %i where its parcel is: %s', async (at, words) => {
    const shopper = await visitor(MEMBER)
    const page = await shopper.page(listed(await shopper.page(ORDERS))[at] ?? '')
    expect(shownText(page.querySelector('main'))).toContain(words)
  })

  test('of another shopper, and one that never was, are not found', async () => {
    const [first = ''] = listed(await shownPage('shopper=plus-member', ORDERS))
    const shopper = await visitor(MEMBER)
    expect(await shopper.leadsTo(first)).toBe('404')
    expect(await shopper.leadsTo(`${ORDERS}/nothing`)).toBe('404')
  })

  test('is cancelled while it may be, once, after a question', async () => {
    const shopper = await visitor(MEMBER)
    const [first = ''] = listed(await shopper.page(ORDERS))
    const number = first.split('/').at(-1) ?? ''
    const cancel = () => shopper.post('/api/account/cancel-order', { locale: 'en-GB', number })

    expect((await shopper.page(first)).querySelector('form[action="/api/account/cancel-order"]')).toBeNull()
    const asked = await shopper.page(`${first}?cancel=1`)
    expect(shownText(asked.querySelector('#cancel'))).toMatch(/refund £.* to Card ending 4242/)

    const { to } = await cancel()
    expect(to).toBe(`${first}?done=cancelled`)
    const page = await shopper.page(to)
    expect(shownText(page.querySelector('main [role="status"]'))).toContain('Your order is cancelled')
    expect(shownTexts(page, 'main .order-status')).toEqual(['Cancelled and refunded'])
    expect(linksOf(page, 'main a')['Cancel this order']).toBeUndefined()

    const again = await cancel()
    expect(again.to).toBe(`${first}?failed=TOO_LATE`)
    const refused = await shopper.page(again.to)
    expect(shownText(refused.querySelector('main [role="alert"]'))).toContain('Too late to cancel')
  })

  test('is not cancelled from another site, nor without a number', async () => {
    const shopper = await visitor(MEMBER)
    expect(await shopper.post('/api/account/cancel-order', { locale: 'en-GB' })).toMatchObject({
      status: 303,
      to: '/account/order-history?failed=UNAVAILABLE',
    })
    const page = await shopper.page('/account/order-history?failed=UNAVAILABLE')
    expect(shownText(page.querySelector('main [role="alert"]'))).toContain('Nothing was changed.')
  })

  test('is bought again: what is ticked, in its quantity', async () => {
    const shopper = await visitor(MEMBER)
    const [, candles = ''] = listed(await shopper.page(ORDERS))
    const page = await shopper.page(candles)
    const boxes = Array.from(page.querySelectorAll<HTMLInputElement>('form[action="/api/account/buy-again"] input[type="checkbox"]'))
    expect(boxes.map(({ checked, value }) => [checked, value])).toEqual([[true, '2']])
    const ticked = Object.fromEntries(boxes.map(({ name, value }) => [name, value]))

    const { to } = await shopper.post('/api/account/buy-again', { locale: 'en-GB', ...ticked })
    expect(to).toBe('/basket')
    expect(shownText((await shopper.page('/basket')).querySelector('main'))).toContain('Fig & Salt Candle')
  })

  test('is not bought again in a quantity that is none, or without anything ticked', async () => {
    const shopper = await visitor('shopper=annual-member&basket=empty')
    const forged: readonly Record<string, string>[] = [
      { 'quantity.OT-FSC-1': '-1' },
      { 'quantity.OT-FSC-1': '2000000' },
      { quantity: '1' },
      {},
    ]
    for (const fields of forged) expect((await shopper.post('/api/account/buy-again', { locale: 'en-GB', ...fields })).to).toBe('/basket')
    expect(shownText((await shopper.page('/basket')).querySelector('main'))).toContain('Your bag is empty')
  })

  test('has no box for what is sold out, and says so', async () => {
    const shopper = await visitor(`${MEMBER}&product=sold-out`)
    const [first = ''] = listed(await shopper.page(ORDERS))
    const again = (await shopper.page(first)).querySelector('section[aria-labelledby="buy-again"]')
    expect(shownText(again)).toContain('Out of stock')
  })

  test('is bought again in part: what is not ticked stays away', async () => {
    const shopper = await visitor(`${MEMBER}&basket=empty`)
    const [, , cleansers = ''] = listed(await shopper.page(ORDERS))
    const boxes = (await shopper.page(cleansers)).querySelectorAll<HTMLInputElement>(
      'form[action="/api/account/buy-again"] input[type="checkbox"]',
    )
    expect(boxes).toHaveLength(2)
    await shopper.post('/api/account/buy-again', { locale: 'en-GB', [boxes[1]?.name ?? '']: boxes[1]?.value ?? '' })
    const basket = shownText((await shopper.page('/basket')).querySelector('main'))
    expect(basket).toContain('Still Water Hydrating Toner')
    expect(basket).not.toContain('Milk Room Cream Cleanser')
  })

  test('whose products are no longer sold says so, and has nothing to press', async () => {
    const shopper = await visitor(`${MEMBER}&product=no-longer-sold`)
    const [first = ''] = listed(await shopper.page(ORDERS))
    const again = (await shopper.page(first)).querySelector('section[aria-labelledby="buy-again"]')
    expect(shownText(again)).toContain('None of these products can be bought at the moment.')
    expect(shownTexts(again ?? new Document(), '.order-gone strong')).toEqual(['No longer sold', 'No longer sold'])
    expect(again?.querySelector('form, input[type="checkbox"], button')).toBeNull()
  })

  test.each([
    ['en-GB', true],
    ['en-US', false],
  ])('has an invoice to print, in %s', async (store, isTaxContained) => {
    const shopper = await visitor(`store=${store}&${MEMBER}`)
    const [first = ''] = listed(await shopper.page(ORDERS))
    const page = await shopper.page(`${first.replace('/us', '')}/invoice`)
    expect(shownTexts(page, 'main h1')).toEqual(['Invoice'])
    expect(page.querySelectorAll('main tbody tr')).toHaveLength(2)
    expect(shownText(page.querySelector('main')).includes('of VAT')).toBe(isTaxContained)
  })

  test('has an invoice that can fail to load, and offers to try again', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const [first = ''] = listed(await shownPage(MEMBER, ORDERS))
    const page = await shownPage(`${MEMBER}&fault=getOrder;status=503`, `${first}/invoice`)
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('getOrder failed'))
    expect(shownTexts(page, 'main h1')).toEqual(['Invoice'])
    expect(shownText(page.querySelector('main [role="alert"]'))).toContain("Sorry, we couldn't load this page.")
    expect(linksOf(page, 'main [role="alert"] a')).toEqual({ 'Try again': `${first}/invoice` })
  })

  test('has an invoice for whoever ordered it alone', async () => {
    const [first = ''] = listed(await shownPage('shopper=plus-member', ORDERS))
    const path = `${first}/invoice`
    expect(await (await visitor('shopper=guest')).leadsTo(path)).toBe(`/login?redirectTo=${encodeURIComponent(path)}`)
    expect(await (await visitor(MEMBER)).leadsTo(path)).toBe('404')
  })
})
