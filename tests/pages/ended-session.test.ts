import { describe, expect, test } from 'vitest'
import { shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { type PageVisitor, postedByPage, shownText, shownTexts, visitor } from './shown-page.ts'

// A session that ends while a form of the account is on the screen: the login comes next, and then the same place with what was typed.

const EMAIL = 'annual-member.uk@example.com'

/** Ends the session, posts the form, and logs in where that leads. Returns where the login leads. */
async function postedTooLate(
  shopper: PageVisitor,
  action: Parameters<PageVisitor['post']>[0],
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  await shopper.post('/api/session/logout', { locale: 'en-GB', redirectTo: '/' })
  return loggedInAgain(shopper, (await shopper.post(action, { locale: 'en-GB', ...fields })).to)
}

/** Follows where an ended session leads, which says so, and logs in. Returns where the login leads. */
async function loggedInAgain(shopper: PageVisitor, ended: string): Promise<string> {
  const login = await shopper.follow(ended)
  const { pathname, searchParams } = new URL(login, 'http://shop.test')
  expect([pathname, searchParams.get('ended')]).toEqual(['/login', '1'])
  expect(shownText((await shopper.page(login)).querySelector('main'))).toContain('Your session has ended. Log in to go on where you were.')
  const redirectTo = searchParams.get('redirectTo') ?? ''
  return (await shopper.post('/api/session/login', { locale: 'en-GB', email: EMAIL, password: shopperPassword, redirectTo })).to
}

const BUYING = 'store=en-GB&shopper=annual-member&basket=one-item-standard'

/** An account whose session can end without a word to the browser: as when it was open for too long. */
async function buyer(): Promise<{ shopper: PageVisitor; end: () => Promise<unknown> }> {
  const shopper = await visitor(BUYING)
  // The login leaves the cookie by which the shop knows that the browser has an account.
  await shopper.post('/api/session/login', { locale: 'en-GB', email: EMAIL, password: shopperPassword })
  const end = async () => (await visitor(BUYING, shopper.world)).post('/api/session/logout', { locale: 'en-GB', redirectTo: '/' })
  return { shopper, end }
}

const valueIn = (page: Document, selector: string) => page.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)?.value

describe('a session that ended', () => {
  test('before the profile was saved leads back to it with what was typed', async () => {
    const shopper = await visitor('shopper=annual-member')
    const typed = { firstName: 'Annikka', lastName: 'Holm-Reed', phone: '+44 20 7946 0999', wantsNewsByEmail: 'true' }
    const to = await postedTooLate(shopper, '/api/account/profile', typed)
    expect(to).toBe('/account/profile?failed=SESSION_ENDED')
    const page = await shopper.page(to)
    expect(shownText(page.querySelector('.account-notification'))).toContain('Not saved yet')
    expect(valueIn(page, 'main input[name="firstName"]')).toBe('Annikka')
    expect(valueIn(page, 'main input[name="phone"]')).toBe('+44 20 7946 0999')
    await shopper.post('/api/account/profile', { locale: 'en-GB', ...typed })
    expect(valueIn(await shopper.page('/account/profile'), 'main input[name="lastName"]')).toBe('Holm-Reed')
  })

  test.each([
    ['a new address', 'new'],
    ['a change of an address', 'address-uk-annual-1'],
  ])('before %s was saved leads back to its form with what was typed', async (_what, edit) => {
    const shopper = await visitor('shopper=annual-member')
    const typed = { edit, firstName: 'Ada', lastName: 'Lovelace', line1: '12 Analytical Row', city: 'London', postalCode: 'SE15 3QN' }
    const to = await postedTooLate(shopper, '/api/account/addresses', typed)
    expect(to).toBe(`/account/address-book?edit=${edit}&failed=SESSION_ENDED`)
    expect(valueIn(await shopper.page(to), 'main input[name="line1"]')).toBe('12 Analytical Row')
  })

  test('at a step of a flow leads back to the step with the chosen option and its words', async () => {
    const shopper = await visitor('shopper=annual-member&membership=cancel-at-reason')
    const said = { flow: 'cancel', step: 'cancel-reason', action: 'continue', option: 'other', 'text.other': 'I am moving abroad' }
    const to = await postedTooLate(shopper, '/api/membership/flow', said)
    expect(to).toBe('/account/my-membership?flow=cancel&step=cancel-reason&problem=UNSENT#membership-step-problems')
    const page = await shopper.page(to)
    expect(valueIn(page, 'main input[name="option"]:checked')).toBe('other')
    expect(valueIn(page, 'main [name="text.other"]')).toBe('I am moving abroad')
  })

  test('before a password was changed keeps no secret', async () => {
    const shopper = await visitor('shopper=annual-member')
    const to = await postedTooLate(shopper, '/api/account/password', { currentPassword: shopperPassword, newPassword: 'lamp lake lemon' })
    expect(to).toBe('/account/profile?failed=SESSION_ENDED')
    expect((await shopper.page(to)).documentElement.outerHTML).not.toContain('lamp lake lemon')
  })

  test.each([
    ['/api/account/cancel-order', { number: 'OT-104420' }, '/account/order-history/OT-104420'],
    [
      '/api/membership/payment',
      { onCompletion: 'reactivate', paymentToken: 'test-approved' },
      '/account/my-membership/update-payment-details?onCompletion=reactivate',
    ],
    ['/api/account/delete', { password: shopperPassword }, '/account/profile/delete?failed=SESSION_ENDED'],
    ['/api/account/data', {}, '/account/profile'],
    ['/api/account/addresses/default', { id: 'address-uk-annual-1' }, '/account/address-book'],
    ['/api/account/addresses/remove', { id: 'address-uk-annual-1' }, '/account/address-book'],
    ['/api/account/payment/remove', { methodId: 'payment-uk-annual-1' }, '/account/my-membership'],
    ['/api/account/email', { newEmail: 'ada@example.com', currentPassword: shopperPassword }, '/account/profile?failed=SESSION_ENDED'],
  ] as const)('before a post to %s leads back to its page', async (action, fields, page) => {
    expect(await postedTooLate(await visitor('shopper=annual-member'), action, fields)).toBe(page)
  })
})

test('a removed address can still be put back after the session ended', async () => {
  const shopper = await visitor('shopper=annual-member')
  await shopper.post('/api/account/addresses/remove', { locale: 'en-GB', id: 'address-uk-annual-1' })
  const back = await postedTooLate(shopper, '/api/account/addresses/restore', {})
  expect(back).toBe('/account/address-book?done=removed')
  expect((await shopper.page(back)).querySelector('#account-notification form[action="/api/account/addresses/restore"]')).not.toBeNull()
  const { to } = await shopper.post('/api/account/addresses/restore', { locale: 'en-GB' })
  expect(to).toBe('/account/address-book?done=restored')
})

describe('a session that ended on the way to an order', () => {
  const paying = async (shopper: PageVisitor, changed: Record<string, string>, page = '/checkout') =>
    shopper.post('/api/checkout/pay', { ...postedByPage(await shopper.page(page), '#pay'), ...changed })

  test('at the bank leads back to what became of the payment', async () => {
    const { shopper, end } = await buyer()
    const { to } = await paying(shopper, { paymentMethodId: 'card', paymentToken: 'test-late' })
    await end()
    expect(await loggedInAgain(shopper, (await shopper.leadsTo(to)) ?? '')).toBe(to)
    expect(shownText((await shopper.page(to)).querySelector('h1'))).toBe('We’re checking your payment')
  })

  test('leads to the order, and what was said with it', async () => {
    const { shopper, end } = await buyer()
    const { to } = await paying(shopper, { paymentMethodId: 'card', paymentToken: 'test-wishlist' })
    await end()
    expect(await loggedInAgain(shopper, (await shopper.leadsTo(to)) ?? '')).toBe(to)
    const page = await shopper.page(to)
    expect(shownText(page.querySelector('h1'))).toBe('Thank you, your order is placed')
    expect(shownTexts(page, 'main [role="status"]').join()).toContain('There was an error updating your wishlist')
  })

  test.each(['/checkout/return?attempt=7b0b7c3e-5a44-4f0e-9d49-0c5a55a1b2c3', '/checkout/success?order=OT-000001'])(
    'is asked to log in once: then %s is nothing of theirs',
    async (page) => {
      const { shopper, end } = await buyer()
      await end()
      await shopper.follow((await shopper.leadsTo(page)) ?? '')
      expect(await shopper.leadsTo(page)).toBe('404')
    },
  )

  test('never shows a guest’s bag in place of the account’s, and takes the address along', async () => {
    const { shopper, end } = await buyer()
    await end()
    const to = await loggedInAgain(shopper, (await shopper.leadsTo('/basket?error=apply-code&code=GLOW10')) ?? '')
    expect(to).toBe('/basket?error=apply-code&code=GLOW10')
    expect(shownText((await shopper.page(to)).querySelector('main'))).toContain('Remove Ribbon Satin Lipstick')
  })

  test('lets whoever does not log in go on as a guest', async () => {
    const { shopper, end } = await buyer()
    await end()
    await shopper.follow((await shopper.leadsTo('/basket')) ?? '')
    expect(await shopper.leadsTo('/basket')).toBeUndefined()
  })

  test('keeps another billing address', async () => {
    const { shopper, end } = await buyer()
    const { billingSame: _same, ...fields } = postedByPage(await shopper.page('/checkout'), '#pay')
    await end()
    const typed = { firstName: 'Ada', lastName: 'Lovelace', line1: '12 Analytical Row', city: 'London', postalCode: 'SE15 3QN' }
    const to = await loggedInAgain(shopper, (await shopper.post('/api/checkout/pay', { ...fields, ...typed })).to)
    expect(to).toBe('/checkout')
    expect(valueIn(await shopper.page(to), '#billing-line1')).toBe('12 Analytical Row')
  })

  test('keeps a promo code that was typed in checkout', async () => {
    const { shopper, end } = await buyer()
    await end()
    const { to: ended } = await shopper.post('/api/basket/promo-code', { locale: 'en-GB', from: 'checkout', code: 'GLOW10' })
    const to = await loggedInAgain(shopper, ended)
    expect(to).toBe('/checkout?error=apply-code&code=GLOW10')
    expect(valueIn(await shopper.page(to), '#promo-code')).toBe('GLOW10')
  })
})
