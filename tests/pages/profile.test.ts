import { describe, expect, test, vi } from 'vitest'
import { linksOf, type PageVisitor, shownPage, shownText, shownTexts, visitor } from './shown-page.ts'

const PROFILE = '/account/profile'
const MEMBER = 'shopper=annual-member'
const PASSWORD = 'ottilie-demo'
const details = { locale: 'en-GB', firstName: 'Ada', lastName: 'Moor' }

const valueOf = (page: Document, id: string) => page.querySelector<HTMLInputElement>(`#${id}`)?.value
const isTicked = (page: Document, id: string) => page.querySelector<HTMLInputElement>(`#${id}`)?.checked ?? false
const emailIn = (page: Document) => /log in with (\S+)\. /.exec(shownText(page.querySelector('main')))?.[1]
const after = async (shopper: PageVisitor, { to }: { to: string }) => shopper.page(to)

describe('the profile', () => {
  test('changes the details: name, birthday, phone, and news by email [ROUTE-48]', async () => {
    const shopper = await visitor(MEMBER)
    const before = await shopper.page(PROFILE)
    expect(shownTexts(before, 'main h1')).toEqual(['Profile'])
    expect(valueOf(before, 'profile-firstName')).toBe('Annika')
    const changes = { ...details, phone: '07700 900 184', dateOfBirth: '1990-04-17', wantsNewsByEmail: 'true' }
    const page = await after(shopper, await shopper.post('/api/account/profile', changes))
    expect(shownText(page.querySelector('main [role="status"]'))).toContain('Details saved')
    expect(['firstName', 'lastName', 'phone', 'dateOfBirth'].map((name) => valueOf(page, `profile-${name}`))).toEqual([
      'Ada',
      'Moor',
      '07700 900 184',
      '1990-04-17',
    ])
    expect(isTicked(page, 'profile-wantsNewsByEmail')).toBe(true)

    const cleared = await after(shopper, await shopper.post('/api/account/profile', details))
    expect(['phone', 'dateOfBirth'].map((name) => valueOf(cleared, `profile-${name}`))).toEqual(['', ''])
    expect(isTicked(cleared, 'profile-wantsNewsByEmail')).toBe(false)
  })

  test.each([
    ['dateOfBirth', { dateOfBirth: '2090-01-01' }, 'INVALID', 'Enter a date in the past'],
    ['dateOfBirth', { dateOfBirth: '1990-02-31' }, 'INVALID', 'Enter a date in the past'],
    ['dateOfBirth', { dateOfBirth: 'spring' }, 'INVALID', 'Enter a date in the past'],
    ['firstName', { firstName: ' ' }, 'REQUIRED', 'Enter your first name.'],
    ['phone', { phone: 'none' }, 'INVALID', '7 to 15 digits'],
  ])('keeps what was typed when %s is %o', async (field, wrong, code, words) => {
    const shopper = await visitor(MEMBER)
    const { to } = await shopper.post('/api/account/profile', { ...details, lastName: 'Typed', ...wrong })
    expect(to).toBe(`${PROFILE}?error=profile.${field}.${code}#profile-problems`)
    const page = await shopper.page(to)
    expect(shownText(page.querySelector('#profile-problems'))).toContain(words)
    expect(valueOf(page, 'profile-lastName')).toBe('Typed')
  })

  test('changes the password, given the one so far', async () => {
    const shopper = await visitor(MEMBER)
    const wrong = await shopper.post('/api/account/password', {
      locale: 'en-GB',
      currentPassword: 'a guess',
      newPassword: 'lamp lake lemon',
    })
    expect(wrong.to).toContain('error=change-password.currentPassword.INVALID')
    expect(shownText((await shopper.page(wrong.to)).querySelector('#change-password-problems'))).toContain(
      'This isn’t your current password.',
    )
    const page = await after(
      shopper,
      await shopper.post('/api/account/password', { locale: 'en-GB', currentPassword: PASSWORD, newPassword: 'lamp lake lemon' }),
    )
    expect(shownText(page.querySelector('main [role="status"]'))).toContain('Password changed')
    const old = await shopper.post('/api/account/password', { locale: 'en-GB', currentPassword: PASSWORD, newPassword: 'lamp lake lime' })
    expect(old.to).toContain('error=change-password.currentPassword.INVALID')
  })

  test('says that it cannot be had', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await shownPage(`${MEMBER}&fault=getAccount;status=503`, PROFILE)
    expect(warned).toHaveBeenCalled()
    expect(linksOf(page, 'main [role="alert"] a')).toEqual({ 'Try again': PROFILE })
  })
})

describe('another email address', () => {
  const change = { locale: 'en-GB', newEmail: 'Ada.Moor@example.com', currentPassword: PASSWORD }

  test.each([
    [{ newEmail: 'plus-member.uk@example.com' }, 'newEmail.USER_EXISTS_ERROR', 'Looks like you already have an account.'],
    [{ newEmail: 'nothing' }, 'newEmail.INVALID', 'Enter an email address like'],
    [{ currentPassword: 'a guess' }, 'currentPassword.INVALID', 'This isn’t your current password.'],
  ])('is not taken with %o', async (wrong, error, words) => {
    const shopper = await visitor(MEMBER)
    const { to } = await shopper.post('/api/account/email', { ...change, ...wrong })
    expect(to).toBe(`${PROFILE}?error=email-change.${error}#email-change-problems`)
    expect(shownText((await shopper.page(to)).querySelector('#email-change-problems'))).toContain(words)
  })

  test('waits for its link, and is the one so far until then', async () => {
    const shopper = await visitor(MEMBER)
    const page = await after(shopper, await shopper.post('/api/account/email', change))
    expect(shownText(page.querySelector('main [role="status"]'))).toContain('Check your email')
    expect(emailIn(page)).toBe('annual-member.uk@example.com')
  })

  test.each([
    ['account-email-link', undefined, 'Your email is changed'],
    ['account-email-link-expired', 'RESET_LINK_EXPIRED', 'more than an hour old'],
    ['account-email-link-used', 'RESET_LINK_USED', 'used before'],
    ['uk-plus-member', 'RESET_LINK_UNKNOWN', 'not complete'],
  ])('is confirmed by its link in %s: %s', async (scenario, failed, words) => {
    const shopper = await visitor(scenario)
    const path = `${PROFILE}/confirm-email`
    const asked = await shopper.page(`${path}?token=reset-link`)
    expect(asked.querySelector<HTMLInputElement>('main input[name="token"]')?.value).toBe('reset-link')
    const { to } = await shopper.post('/api/account/email/confirm', { locale: 'en-GB', token: 'reset-link' })
    expect(to).toBe(failed === undefined ? `${path}?done=1` : `${path}?token=reset-link&failed=${failed}`)
    expect(shownText((await shopper.page(to)).querySelector('main'))).toContain(words)
    expect(emailIn(await shopper.page(PROFILE))).toBe(failed === undefined ? 'moved@example.com' : 'plus-member.uk@example.com')
  })
})

describe('what the shop holds about a shopper', () => {
  test('comes as one file that nobody keeps', async () => {
    const shopper = await visitor('shopper=plus-member')
    const { status, answer } = await shopper.post('/api/account/data', { locale: 'en-GB' })
    expect([status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const data: unknown = await answer.json()
    expect(data).toMatchObject({
      account: { email: 'plus-member.uk@example.com' },
      addressBook: { addresses: [{ line1: '52 Lavender Row' }, {}] },
      orders: { orders: expect.arrayContaining([expect.objectContaining({ number: expect.stringMatching(/^OT-/) })]) },
      paymentDetails: {},
      memberships: {},
      wishlist: {},
      referral: { code: expect.any(String) },
    })
  })

  test('is not given to a guest, who is led to the login', async () => {
    const guest = await visitor('shopper=guest')
    const { to } = await guest.post('/api/account/data', { locale: 'en-GB' })
    expect(to).toContain('/api/session/ended')
  })
})

describe('deleting an account', () => {
  const ASK = `${PROFILE}/delete`

  test('asks for the password, and says what is lost', async () => {
    const shopper = await visitor('shopper=non-member')
    expect(linksOf(await shopper.page(PROFILE), 'main a')['Delete my account']).toBe(ASK)
    const page = await shopper.page(ASK)
    expect(shownTexts(page, 'main .profile-loss li')).toHaveLength(3)
    const { to } = await shopper.post('/api/account/delete', { locale: 'en-GB', password: 'a guess' })
    expect(to).toBe(`${ASK}?error=delete-account.password.INVALID#delete-account-problems`)
  })

  test('ends the session, and nothing of the account is left', async () => {
    const shopper = await visitor('shopper=non-member')
    const { to } = await shopper.post('/api/account/delete', { locale: 'en-GB', password: PASSWORD })
    expect(to).toBe(`${PROFILE}/deleted`)
    expect(shownTexts(await shopper.page(to), 'main h1')).toEqual(['Your account is deleted'])
    expect(await shopper.leadsTo(PROFILE)).toBe('/login?redirectTo=%2Faccount%2Fprofile')
  })

  test('waits for an order that has not arrived', async () => {
    const shopper = await visitor(MEMBER)
    const { to } = await shopper.post('/api/account/delete', { locale: 'en-GB', password: PASSWORD })
    expect(to).toBe(`${ASK}?error=delete-account.ORDERS_UNDER_WAY#delete-account-problems`)
    expect(shownText((await shopper.page(to)).querySelector('#delete-account-problems'))).toContain('has not arrived yet')
    expect(await shopper.leadsTo(PROFILE)).toBeUndefined()
  })
})
