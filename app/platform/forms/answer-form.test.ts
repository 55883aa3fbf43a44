import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHANGES_COOKIE, KEPT_FORM_COOKIE, SESSION_COOKIE, STRIKES_OFFERS_COOKIE } from '#app/platform/session/session-cookies.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { guestDetailsForm, loginForm, registerForm, resetPasswordForm } from './account-forms.ts'
import { answerForm, type FormOutcome, problemsAt } from './answer-form.ts'
import { keptValues } from './kept-form.ts'

vi.mock('#app/platform/session/page-request.ts', async (original) => ({
  ...(await original<object>()),
  currentPageRequest: async (locale: string) => ({ store: storeOf(locale), cookieHeader: undefined, key: '' }),
}))
vi.mock('#app/platform/account/account-flags.ts', () => ({
  accountFlags: async () => ({ 'progressive-login': '0', 'alternative-auth': '0', alternativeAuthUrl: undefined }),
}))

const ada = { firstName: 'Ada', lastName: 'Moor', email: 'ada@example.com', password: 'four words are long', locale: 'en-US' }

function posted(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return new NextRequest('http://localhost:3000/api/session/register', {
    method: 'POST',
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: String(new URLSearchParams(fields)),
  })
}

const JSON_PLEASE = { accept: 'application/json' }

const take = vi.fn<(values: Record<string, string>) => Promise<FormOutcome>>()

beforeEach(() => {
  take.mockReset().mockResolvedValue({ to: '/us/basket' })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const locationOf = (response: Response) => response.headers.get('location')

describe('a form that is in order', () => {
  test('is taken once, and leads on: by a redirect, or for a script by JSON', async () => {
    const response = await answerForm(posted(ada), registerForm, take)
    expect([response.status, locationOf(response)]).toEqual([303, '/us/basket'])
    const scripted = await answerForm(posted(ada, JSON_PLEASE), registerForm, take)
    expect(await scripted.json()).toEqual({ to: '/us/basket' })
    expect(take).toHaveBeenCalledTimes(2)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    // A page of before is not shown again as it was.
    for (const { cookies } of [response, scripted]) expect(cookies.get(CHANGES_COOKIE)?.value).toMatch(/./)
  })
})

describe('a form that is refused', () => {
  test('by its own rules is never sent; the address has the codes alone, and the cookie what was typed without the password', async () => {
    const response = await answerForm(posted({ ...ada, email: 'ada', redirectTo: '/us/account' }), registerForm, take)
    expect(take).not.toHaveBeenCalled()
    expect(locationOf(response)).toBe('/us/register?redirectTo=%2Fus%2Faccount&error=register.email.INVALID#register-problems')
    const kept = keptValues(registerForm, response.cookies.get(KEPT_FORM_COOKIE)?.value)
    expect(kept).toEqual({ firstName: 'Ada', lastName: 'Moor', email: 'ada' })
  })

  test('by the contract comes back with its problems', async () => {
    take.mockResolvedValue({ problems: [{ field: 'email', code: 'USER_EXISTS_ERROR' }] })
    expect(await (await answerForm(posted(ada, JSON_PLEASE), registerForm, take)).json()).toEqual({
      problems: [{ field: 'email', code: 'USER_EXISTS_ERROR' }],
    })
  })

  test('because the server cannot be reached says so, also in the log, and keeps what was typed', async () => {
    take.mockRejectedValue(new Error('no answer'))
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const response = await answerForm(posted(ada), registerForm, take)
    expect(locationOf(response)).toBe('/us/register?error=register.UNAVAILABLE#register-problems')
    expect(keptValues(registerForm, response.cookies.get(KEPT_FORM_COOKIE)?.value)).toHaveProperty('lastName', 'Moor')
    expect(log.mock.calls).toEqual([['Form register failed: no answer']])
    log.mockClear()
  })

  test('the log quotes nothing of an answer that is no JSON', async () => {
    take.mockImplementation(async () => JSON.parse('ada@ottilie.example') as never)
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await answerForm(posted(ada), registerForm, take)
    expect(log.mock.calls).toEqual([['Form register failed: the answer is no JSON']])
    log.mockClear()
  })

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['as JSON', { 'content-type': 'application/json' }],
  ])('because it is the post %s is never sent', async (_what, headers) => {
    expect(locationOf(await answerForm(posted(ada, headers), registerForm, take))).toMatch(/^\/register\?error=register\.UNAVAILABLE/)
    expect(take).not.toHaveBeenCalled()
  })

  test('never leads to another site', async () => {
    const response = await answerForm(posted({ ...ada, email: '', redirectTo: '//evil.example' }), registerForm, take)
    expect(locationOf(response)).toBe('/us/register?error=register.email.REQUIRED#register-problems')
  })

  test('has its link’s token in the address again, not in the cookie', async () => {
    const response = await answerForm(posted({ token: 'abc', newPassword: 'short', locale: 'en-GB' }), resetPasswordForm, take)
    expect(locationOf(response)).toBe('/reset-password?token=abc&error=reset-password.newPassword.TOO_SHORT#reset-password-problems')
    expect(keptValues(resetPasswordForm, response.cookies.get(KEPT_FORM_COOKIE)?.value)).toEqual({})
  })
})

test('a session that has ended in the middle of a form leads to the login and back to the form, with nothing lost', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"errors":[{"extensions":{"code":"UNAUTHENTICATED"}}]}'))
  const request = posted({ ...ada, redirectTo: '/us/account' }, { ...JSON_PLEASE, cookie: `${SESSION_COOKIE}=ended` })
  const response = await answerForm(request, guestDetailsForm, async (_values, { send }) => {
    await send('editProfile', {})
    return { to: '/' }
  })
  expect(await response.json()).toEqual({
    to: `/api/session/ended?${new URLSearchParams({ locale: 'en-US', redirectTo: '/us/guest-details?redirectTo=%2Fus%2Faccount' })}`,
  })
  expect(keptValues(guestDetailsForm, response.cookies.get(KEPT_FORM_COOKIE)?.value)).toMatchObject({
    firstName: 'Ada',
    email: 'ada@example.com',
  })
})

test('a form that begins a session assigns its group of struck offers', async () => {
  vi.stubGlobal('fetch', async (url: URL | string) =>
    String(url).endsWith('/ofrep/v1/evaluate/flags')
      ? Response.json({ flags: [{ key: 'experiment-strikethrough-price', value: 'variant' }] })
      : new Response('{"data":{}}', { headers: { 'set-cookie': `${SESSION_COOKIE}=new` } }),
  )
  const response = await answerForm(posted(ada), registerForm, async (_values, { send }) => {
    await send('register', {})
    return { to: '/us/account' }
  })
  expect(response.cookies.get(SESSION_COOKIE)?.value).toBe('new')
  expect(response.cookies.get(STRIKES_OFFERS_COOKIE)?.value).toBe('1')
})

test('a Rejection’s problems stand at their fields, the others at the form', () => {
  const problems = [
    { code: 'INVALID_EMAIL', path: ['input', 'email'] },
    { code: 'LOGIN_REJECTED', path: ['input'] },
    { code: 'RESET_LINK_USED', path: ['input', 'token'] },
  ]
  expect(problemsAt(loginForm, problems)).toEqual([
    { field: 'email', code: 'INVALID_EMAIL' },
    { code: 'LOGIN_REJECTED' },
    { code: 'RESET_LINK_USED' },
  ])
  expect(problemsAt(resetPasswordForm, problems)).toEqual([
    { code: 'INVALID_EMAIL' },
    { code: 'LOGIN_REJECTED' },
    { code: 'RESET_LINK_USED' },
  ])
  expect(problemsAt(loginForm, [{ code: 'INVALID', path: ['input', 'user'] }], { user: 'email' })).toEqual([
    { field: 'email', code: 'INVALID' },
  ])
})
