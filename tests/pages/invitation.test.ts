import { describe, expect, test, vi } from 'vitest'
import { linksOf, type PageVisitor, shownPage, shownText, shownTexts, visitor } from './shown-page.ts'

// The friend's side of refer-a-friend: what a link brings, how it gets into the basket, and what is said where it cannot.

const REFERRAL_COOKIE = 'ottilie-referral'
const LINK = '/refer-a-friend?code=ANNIKA-0204'
const heading = (page: Document) => shownTexts(page, 'main h1')[0]
const accept = (friend: PageVisitor, to = 'shop', code = 'ANNIKA-0204') =>
  friend.post('/api/referral/accept', { locale: 'en-GB', code, to })
const basketOf = async (visited: PageVisitor) => shownText((await visited.page('/basket')).body)

describe('a friend who follows a link', () => {
  test.each([
    ['en-GB', 'ANNIKA-0204', 'Annika is giving you £10', '£60'],
    ['en-US', 'AMELIA-0204', 'Amelia is giving you $20', '$80'],
  ])('reads who sent it and what it brings, and no more of them, in %s [ROUTE-22, SCOPE-11]', async (store, code, title, from) => {
    const page = await shownPage(`store=${store}&shopper=guest`, `/refer-a-friend?code=${code.toLowerCase()}`)
    expect(heading(page)).toBe(title)
    expect(shownText(page.querySelector('main'))).toContain(`off your first order of ${from} or more`)
    expect(shownText(page.querySelector('main'))).not.toMatch(/Holm|Novak/)
    expect(shownTexts(page, 'main form[action="/api/referral/accept"] button')).toEqual(['Accept and shop', 'Accept and see membership'])
    expect(page.querySelector('main form[action="/api/referral/accept"] input[name="locale"]')?.getAttribute('value')).toBe(store)
  })

  test('accepts it, and every page tells of the credit [REFERRAL-12]', async () => {
    const friend = await visitor('shopper=guest&basket=one-item', undefined, { [REFERRAL_COOKIE]: 'ANNIKA-0204' })
    expect((await accept(friend)).to).toBe('/shop/bestsellers')
    expect(await basketOf(friend)).toContain('You have been sent £10 off your first order of £60')
    const again = await visitor('shopper=guest')
    expect((await accept(again, 'join')).to).toBe('/join')
  })

  test('looks around first: the kept code comes along with the first product [REFERRAL-03]', async () => {
    const friend = await visitor('shopper=guest&basket=at-referral', undefined, { [REFERRAL_COOKIE]: 'annika-0204' })
    const { answer } = await friend.post('/api/basket/add', { locale: 'en-GB', sku: 'OT-RSL-07' })
    expect(answer.headers.getSetCookie().join()).toContain(`${REFERRAL_COOKIE}=;`)
    expect(await basketOf(friend)).toContain('ANNIKA-0204')
  })

  test.each([['LYDIA-0202'], ['NO-SUCH-CODE'], ['%%%']])('a kept %s is forgotten, and the basket says nothing of it', async (code) => {
    const friend = await visitor('shopper=guest&basket=one-item', undefined, { [REFERRAL_COOKIE]: code })
    const { answer } = await friend.post('/api/basket/add', { locale: 'en-GB', sku: 'OT-RSL-07' })
    expect(answer.headers.getSetCookie().join()).toContain(`${REFERRAL_COOKIE}=;`)
    expect(await basketOf(friend)).not.toContain(code)
  })

  test('whose answer was lost tries again, and the code is still kept', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const friend = await visitor('shopper=guest&fault=applyDiscountCode;status=503')
    const { to, answer } = await accept(friend)
    expect(to).toBe(`${LINK}&failed=accept`)
    expect(answer.headers.getSetCookie().join()).not.toContain(REFERRAL_COOKIE)
    expect(shownText((await friend.page(to)).querySelector('main [role="alert"]'))).toContain('isn’t in your bag yet')
  })
})

describe('a code that brings nothing', () => {
  test.each([
    ['one’s own', 'shopper=annual-member', 'ANNIKA-0204', 'This is your own code', '/account/refer-a-friend'],
    ['after a first order', 'shopper=plus-member', 'ANNIKA-0204', 'Annika’s £10 is for a first order', '/account/refer-a-friend'],
    ['of a membership that ended', 'shopper=guest', 'LYDIA-0202', 'Lydia’s invitation has ended', '/shop/bestsellers'],
  ])('%s: says so plainly, and where to go on', async (_what, selection, code, title, way) => {
    const page = await shownPage(selection, `/refer-a-friend?code=${code}`)
    expect(heading(page)).toBe(title)
    expect(Object.values(linksOf(page, 'main a'))).toContain(way)
    expect(page.querySelector('form[action="/api/referral/accept"]')).toBeNull()
  })

  test.each(['NO-SUCH-CODE', '<b>x</b>', 'x'.repeat(400)])('nobody has %s: shows it, and takes another', async (code) => {
    const page = await shownPage('shopper=guest', `/refer-a-friend?code=${encodeURIComponent(code)}`)
    expect(heading(page)).toBe('We don’t know this code')
    expect(shownText(page.querySelector('main'))).toContain(`“${code.slice(0, 40)}”`)
    expect(page.querySelector('main form[action="/refer-a-friend"] input[name="code"]')).not.toBeNull()
  })

  test('is not accepted by a forged post', async () => {
    const shopper = await visitor('shopper=annual-member')
    expect((await accept(shopper)).to).toBe(LINK)
    expect((await accept(shopper, 'shop', '../../login')).to).toBe('/refer-a-friend')
    expect(await basketOf(shopper)).not.toContain('You have been sent')
  })

  test('that could not be looked up is tried again', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await shownPage('shopper=guest&fault=getReferralInvitation;status=503', LINK)
    expect(warned).toHaveBeenCalled()
    expect(linksOf(page, 'main a')['Try again']).toBe(LINK)
  })
})

test('without a code the page explains referring, and takes one', async () => {
  const page = await shownPage('shopper=guest', '/refer-a-friend')
  expect(heading(page)).toBe('Refer a friend')
  expect(page.querySelector('main form[action="/refer-a-friend"] input[name="code"]')).not.toBeNull()
})
