import { NextRequest, NextResponse } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import { KEPT_FORM_COOKIE } from '#app/platform/session/session-cookies.ts'
import { guestDetailsForm, loginForm, registerForm } from './account-forms.ts'
import { forgetForm, keepForm, keptValues } from './kept-form.ts'
import { seal, unseal } from './sealed.ts'

const typed = { firstName: 'Ada', lastName: "O'Moor", email: 'ada@example.com', password: 'four words are long', wantsNewsByEmail: 'true' }

function kept(values = typed) {
  const response = new NextResponse()
  keepForm(response, new NextRequest('http://localhost:3000/api/session/register'), registerForm, values)
  return response.cookies.get(KEPT_FORM_COOKIE)
}

afterEach(() => {
  vi.useRealTimers()
})

test('what was typed comes back, except the password, from a cookie that no script and no other site reads', () => {
  const cookie = kept()
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax', maxAge: 1800 })
  expect(cookie?.value).not.toContain('ada')
  const { password: _secret, ...rest } = typed
  expect(keptValues(registerForm, cookie?.value)).toEqual(rest)
})

test('another form has the email alone', () => {
  expect(keptValues(loginForm, kept()?.value)).toEqual({ email: 'ada@example.com' })
  expect(keptValues(guestDetailsForm, kept()?.value)).toEqual({ email: 'ada@example.com' })
})

test('a login on the way back to a form neither replaces nor forgets what that form had', () => {
  const cookie = kept()?.value ?? ''
  const request = new NextRequest('http://localhost:3000/api/session/login', { headers: { cookie: `${KEPT_FORM_COOKIE}=${cookie}` } })
  const response = new NextResponse()
  keepForm(response, request, loginForm, { email: 'bea@example.com', password: 'secret words' })
  forgetForm(response, request, loginForm)
  expect(response.cookies.get(KEPT_FORM_COOKIE)).toBeUndefined()
  forgetForm(response, request, registerForm)
  expect(response.cookies.get(KEPT_FORM_COOKIE)?.value).toBe('')
})

test('it is forgotten after half an hour, also by a browser that keeps the cookie', () => {
  vi.useFakeTimers()
  const cookie = kept()
  vi.advanceTimersByTime(1_799_000)
  expect(keptValues(registerForm, cookie?.value)).toHaveProperty('email')
  vi.advanceTimersByTime(2_000)
  expect(keptValues(registerForm, cookie?.value)).toEqual({})
})

test('more than a browser keeps is not kept at all', () => {
  expect(kept({ ...typed, firstName: 'a'.repeat(4000) })).toBeUndefined()
})

test.each([undefined, '', 'x', 'e30', seal('{}'), seal('{"form":"register","until":1e15,"values":{"email":7}}')])(
  '%s is nothing that was kept',
  (value) => {
    expect(keptValues(registerForm, value)).toEqual({})
  },
)

test('a seal that was touched does not open', () => {
  const sealed = seal('text')
  expect(unseal(sealed)).toBe('text')
  expect(sealed).not.toBe(seal('text'))
  for (const at of [0, 20, sealed.length - 4]) {
    const other = sealed[at] === 'A' ? 'B' : 'A'
    expect(unseal(sealed.slice(0, at) + other + sealed.slice(at + 1))).toBeUndefined()
  }
})
