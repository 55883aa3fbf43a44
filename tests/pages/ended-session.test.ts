import { describe, expect, test } from 'vitest'
import { shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { type PageVisitor, shownText, visitor } from './shown-page.ts'

// A session that ends while a form of the account is on the screen: the login comes next, and then the same place with what was typed.

const EMAIL = 'annual-member.uk@example.com'

/** Ends the session, posts the form, and logs in where that leads. Returns where the login leads. */
async function postedTooLate(
  shopper: PageVisitor,
  action: Parameters<PageVisitor['post']>[0],
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  await shopper.post('/api/session/logout', { locale: 'en-GB', redirectTo: '/' })
  const login = await shopper.follow((await shopper.post(action, { locale: 'en-GB', ...fields })).to)
  const { pathname, searchParams } = new URL(login, 'http://shop.test')
  expect([pathname, searchParams.get('ended')]).toEqual(['/login', '1'])
  expect(shownText((await shopper.page(login)).querySelector('main'))).toContain('Your session has ended. Log in to go on where you were.')
  const redirectTo = searchParams.get('redirectTo') ?? ''
  return (await shopper.post('/api/session/login', { locale: 'en-GB', email: EMAIL, password: shopperPassword, redirectTo })).to
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
  ] as const)('before a post to %s leads back to its page', async (action, fields, page) => {
    expect(await postedTooLate(await visitor('shopper=annual-member'), action, fields)).toBe(page)
  })
})
