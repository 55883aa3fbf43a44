import { describe, expect, test } from 'vitest'
import { shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { linksOf, shownPage, shownText, shownTexts, visitor } from './shown-page.ts'

test.each(['en-GB', 'en-US'])('a new password is said as a success, politely, where one logs in, in %s [ALERT-10]', async (store) => {
  const page = await shownPage(`store=${store}&shopper=guest`, '/login?reset=1')
  const [alert, ...others] = page.querySelectorAll('main [data-level]')
  expect(others).toEqual([])
  expect(alert?.getAttribute('data-level')).toBe('success')
  expect(alert?.getAttribute('role')).toBe('status')
  expect(alert?.querySelector('svg')).not.toBeNull()
  expect(shownText(alert ?? null)).toContain('password')
})

test.each(['en-GB', 'en-US'])('the login page is called My account, in %s [ROUTE-37]', async (store) => {
  const page = await shownPage(`store=${store}&shopper=guest`, '/login')
  expect(shownText(page.querySelector('h1'))).toBe('My account')
  expect(linksOf(page, 'main a[href]')).toMatchObject({
    'Forgot password?': expect.stringMatching(/\/forgot-password$/),
    'Email me a code': expect.stringMatching(/\/signin\/code$/),
    'Create an account': expect.stringMatching(/\/register$/),
  })
})

test.each([
  ['en-GB', ''],
  ['en-US', '/us'],
])('who registers is led to the terms and to what becomes of their details, in %s', async (store, prefix) => {
  const page = await shownPage(`store=${store}&shopper=guest`, '/register')
  expect(linksOf(page, 'main form a[href], main p a[href]')).toMatchObject({
    'terms and conditions': `${prefix}/legal/terms-and-conditions`,
    'privacy notice': `${prefix}/legal/privacy`,
  })
})

test('after too many tries the page says how long to wait', async () => {
  const guest = await visitor('login-too-many-tries')
  const { to } = await guest.post('/api/session/login', { locale: 'en-GB', email: 'plus-member.uk@example.com', password: shopperPassword })
  expect(shownTexts(await guest.page(to), '#login-problems li').join()).toContain('Try again in 15 minutes, or set a new password.')
})

describe('a code by email', () => {
  const email = 'plus-member.uk@example.com'
  const fields = { locale: 'en-GB', email, redirectTo: '/basket' }

  test('is asked for and entered without scripts, and one that is wrong is said to be at the field', async () => {
    const guest = await visitor('sign-in-code')
    const { to } = await guest.post('/api/session/send-code', fields)
    expect(to).toBe('/signin/code?sent=1&redirectTo=%2Fbasket')
    const page = await guest.page(to)
    expect(shownTexts(page, 'main [role="status"]').join()).toContain(`If ${email} has an account`)
    // The email is not typed again, and is not in the page's address.
    expect(shownTexts(page, 'main label')).toEqual(['Code'])
    expect(page.querySelector('#enter-code-passcode')?.getAttribute('autocomplete')).toBe('one-time-code')
    const wrong = await guest.post('/api/session/login-code', { ...fields, sent: '1', passcode: '000000' })
    const again = await guest.page(wrong.to)
    expect(shownTexts(again, '#enter-code-problems a')).toEqual(["That isn't the code we sent. Check the newest email and try again."])
    expect(again.querySelector<HTMLInputElement>('#enter-code-passcode')?.value).toBe('')
  })

  test.each([
    ['sign-in-code-expired', '204817', 'That code no longer works. Send a new one.'],
    ['sign-in-code-used', '204817', 'That code no longer works. Send a new one.'],
    ['sign-in-code', '  ', 'Enter the code from the email.'],
    ['login-too-many-tries', '204817', 'Too many tries with this email. Try again in 15 minutes.'],
  ])('in %s, %j is refused: %s', async (scenario, passcode, message) => {
    const guest = await visitor(scenario)
    const { to } = await guest.post('/api/session/login-code', { ...fields, sent: '1', passcode })
    expect(shownTexts(await guest.page(to), '#enter-code-problems li').join()).toContain(message)
  })

  test('that is right leads to where one was going', async () => {
    const guest = await visitor('sign-in-code')
    expect((await guest.post('/api/session/login-code', { ...fields, sent: '1', passcode: '204 817' })).to).toBe('/basket')
  })

  test('is the same for an email without an account, and is not sent to what is none', async () => {
    const guest = await visitor('store=en-GB&shopper=guest')
    const known = await guest.post('/api/session/send-code', fields)
    const { status, to: next } = await guest.post('/api/session/send-code', { ...fields, email: 'nobody@example.com' })
    expect({ status, next }).toEqual({ status: known.status, next: known.to })
    const { to } = await guest.post('/api/session/send-code', { ...fields, email: 'no address' })
    expect(to).toContain('error=send-code.email.INVALID')
  })
})

describe('the basket of a guest who logs in', () => {
  const email = 'annual-member.uk@example.com'
  /** Logs in from a page, with a basket in the account that was filled before. */
  const logInFrom = async (redirectTo: string) => {
    const guest = await visitor('store=en-GB&shopper=guest')
    const add = () => guest.post('/api/basket/add', { locale: 'en-GB', sku: 'OT-RSL-07' })
    const logIn = () => guest.post('/api/session/login', { locale: 'en-GB', email, password: shopperPassword, redirectTo })
    await add()
    await logIn()
    await guest.post('/api/session/logout', { locale: 'en-GB', redirectTo: '/' })
    await add()
    return { guest, to: (await logIn()).to }
  }

  test.each([
    ['/basket', '/basket?joined=1'],
    ['/checkout', '/checkout?joined=1'],
    ['/basket?items=[]', '/basket?items=[]&joined=1'],
    ['/contact', '/contact'],
  ])('joins that of the account, which %s says once', async (redirectTo, target) => {
    expect((await logInFrom(redirectTo)).to).toBe(target)
  })

  test.each(['/basket?joined=1', '/checkout?joined=1&delivery=open'])('is said on %s', async (address) => {
    const page = await shownPage('store=en-GB&shopper=annual-member&basket=one-item', address)
    expect(shownTexts(page, 'main [role="status"]').join()).toContain("We've added 1 item to the bag that you saved in your account.")
  })

  test('is said in checkout also where the standard way to deliver is chosen first', async () => {
    const shopper = await visitor('store=en-GB&shopper=annual-member&basket=one-item')
    const to = await shopper.follow((await shopper.leadsTo('/checkout?joined=1')) ?? '')
    expect(to).toBe('/checkout?delivery=standard&joined=1')
    expect(shownTexts(await shopper.page(to), 'main [role="status"]').join()).toContain("We've added 1 item to the bag")
  })

  test.each(['0', '1000', '1&joined=2', '-1', 'x'])('is not said of %s', async (joined) => {
    const page = await shownPage('store=en-GB&shopper=annual-member&basket=one-item', `/basket?joined=${joined}`)
    expect(shownText(page.querySelector('main'))).not.toContain('saved in your account')
  })
})
