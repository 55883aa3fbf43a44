import { describe, expect, test } from 'vitest'
import { GIFT_CODE } from '#fixtures/operations/values.ts'
import { linksOf, shownPage, shownText, shownTexts, visitor } from './shown-page.ts'

// The gift membership's product page, and the page where a gift is redeemed, in both stores.

const heading = (page: Document) => shownText(page.querySelector('main h1'))
const problems = (page: Document) => shownTexts(page, '.error-summary li')

describe.each([
  ['en-GB', '', 'UK'],
  ['en-US', '/us', 'US'],
])('in %s', (store, prefix, mark) => {
  const june = {
    locale: store,
    sku: `MBR-PARTNER-GIFT-${mark}`,
    recipientName: 'June Abara',
    recipientEmail: 'june@example.com',
    message: 'Happy birthday',
    sendDate: '',
  }
  const address = '/products/gift-membership'
  const redeemAddress = '/gift-memberships/redeem'

  test('the gift membership has a product page, where one says whom it is for, and it goes into the bag as that [ROUTE-16, SCOPE-10]', async () => {
    const giver = await visitor(`store=${store}&shopper=guest`)
    const page = await giver.page(address)
    expect(heading(page)).toBe('Gift membership')
    expect(shownTexts(page, 'main form label').join(' ')).toMatch(
      /Gift Membership.* once.*Partner Gift Membership.* once.*Their name.*Their email.*Your message/,
    )
    const { to } = await giver.post('/api/gifts/give', june)
    expect(to).toBe(`${prefix}/basket`)
    const basket = shownText((await giver.page('/basket')).querySelector('main'))
    expect(basket).toContain('Partner Gift Membership')
    expect(basket).toContain('For June Abara')
    expect(basket).toContain('Sent as soon as you place your order')
  })

  test('how long a gift runs is what the contract says of its plan', async () => {
    const words = async (selection: string, path: string) => shownText((await shownPage(selection, path)).querySelector('main'))
    const guest = `store=${store}&shopper=guest`
    expect(await words(guest, '/gift-memberships')).toContain('once, for a year')
    expect(await words(guest, address)).toMatch(/A year of Member's Prices.*The membership runs for a year from that moment/)
    expect(await words(`${guest}&content=none`, '/join')).toContain('A gift membership lasts a year, is paid for once')
    const giver = await visitor(guest)
    await giver.change({ answers: { 'MembershipPlan.termMonths': 6 } })
    expect(shownText((await giver.page('/gift-memberships')).querySelector('main'))).toContain('once, for 6 months')
    const half = shownText((await giver.page(address)).querySelector('main'))
    expect(half).toMatch(/6 months of Member's Prices.*The membership runs for 6 months from that moment/)
  })

  test('a gift from the list of gifts is chosen on its page already', async () => {
    const list = await shownPage(`store=${store}&shopper=guest`, '/gift-memberships')
    const to = linksOf(list)['Send Partner Gift Membership with a message, on a day you choose'] ?? ''
    const page = await shownPage(`store=${store}&shopper=guest`, to.slice(prefix.length))
    expect(page.querySelector('input[name="sku"][checked]')?.getAttribute('value')).toBe(june.sku)
    expect(linksOf(list)['Redeem a gift']).toBe(`${prefix}${redeemAddress}`)
  })

  test('what is wrong is said at its field, and what was typed stays', async () => {
    const giver = await visitor(`store=${store}&shopper=guest`)
    const again = async (fields: Record<string, string>) => {
      const { to } = await giver.post('/api/gifts/give', { ...june, ...fields })
      return giver.page(to.slice(prefix.length))
    }
    const open = await again({ recipientName: '', recipientEmail: 'june', sku: 'MBR-PLUS-UK' })
    expect(problems(open)).toEqual([
      'Choose a gift.',
      'Enter the name of whoever gets the gift.',
      'Enter an email address like name@example.com.',
    ])
    expect(open.querySelector('textarea')?.textContent).toBe('Happy birthday')
    expect(open.querySelector('[name="recipientEmail"]')?.getAttribute('aria-invalid')).toBe('true')
    expect(problems(await again({ sendDate: '2020-01-01' }))).toEqual(['Choose today or a later day, within a year.'])
    expect(problems(await again({ sendDate: 'soon' }))).toEqual(['Choose today or a later day, within a year.'])
    expect(shownText((await giver.page('/basket')).querySelector('main'))).not.toContain('Gift Membership')
  })

  test('a guest who redeems a gift logs in first, and comes back with the code', async () => {
    const guest = await visitor(`store=${store}&shopper=guest`)
    const page = await guest.page(`${redeemAddress}?code=gift-1`)
    expect(page.querySelector('[name="code"]')?.getAttribute('value')).toBe('gift-1')
    expect(shownText(page.querySelector('main form'))).toContain('You need an account for it')
    const { to } = await guest.post('/api/gifts/redeem', { locale: store, code: 'gift-1' })
    expect(to).toBe(`/api/session/ended?${new URLSearchParams({ locale: store, redirectTo: `${prefix}${redeemAddress}` })}`)
    expect((await guest.page(redeemAddress)).querySelector('[name="code"]')?.getAttribute('value')).toBe('gift-1')
  })
})

test('a gift is redeemed once: the page says what has begun, and the join page knows', async () => {
  const june = await visitor('gift-to-redeem')
  const page = await june.page(`/gift-memberships/redeem?code=${GIFT_CODE}`)
  expect(shownText(page.querySelector('main'))).not.toContain('You need an account')
  const { to } = await june.post('/api/gifts/redeem', { locale: 'en-GB', code: 'gift 7kq2 mx4b' })
  expect(to).toBe('/gift-memberships/redeem?done=1')
  const done = await june.page(to)
  expect(shownText(done.querySelector('main'))).toMatch(/Gift Membership is yours.*It ends by itself on \d+ \w+ 20\d\d/)
  expect(shownText((await june.page('/join')).querySelector('.join-status'))).toContain('Gift Membership is yours')
  const again = await june.post('/api/gifts/redeem', { locale: 'en-GB', code: GIFT_CODE })
  expect(problems(await june.page(again.to))).toEqual(['This gift was redeemed before.'])
})

test.each([
  ['gift-redeemed', 'This gift was redeemed before.'],
  ['gift-expired', 'This gift was sent more than a year ago and can no longer be redeemed.'],
  ['gift-for-a-member', 'You are a member already. Keep the code: you can redeem it when your membership has ended.'],
  ['shopper=non-member', 'We have no gift with this code. Check it against your email, and that you are in the store it was bought in.'],
])('in %s the code is refused: %s', async (selection, words) => {
  const shopper = await visitor(selection)
  const { to } = await shopper.post('/api/gifts/redeem', { locale: 'en-GB', code: GIFT_CODE })
  const page = await shopper.page(to)
  expect(problems(page)).toEqual([words])
  expect(page.querySelector('[name="code"]')?.getAttribute('value')).toBe(GIFT_CODE)
})

test.each(['annual-member', 'annual-member&membership=three-months', 'annual-member&membership=plus-cancelled'])(
  'of a membership that is no gift (%s) the page does not say that it was begun by one and ends by itself',
  async (shopper) => {
    const page = await shownPage(`store=en-GB&shopper=${shopper}`, '/gift-memberships/redeem?done=1')
    expect(shownText(page.querySelector('main'))).not.toContain('It ends by itself')
    expect(page.querySelector('[name="code"]')).not.toBeNull()
  },
)

test.each(['gift', 'partner-gift'])('of a membership that was given (%s) it does', async (membership) => {
  const page = await shownPage(`store=en-GB&shopper=annual-member&membership=${membership}`, '/gift-memberships/redeem?done=1')
  expect(shownText(page.querySelector('main'))).toContain('It ends by itself')
})
