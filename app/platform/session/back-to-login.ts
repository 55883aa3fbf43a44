import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { seeOther } from './form-request.ts'
import { LOGIN_EMAIL_COOKIE } from './session-cookies.ts'
import { isSecure } from './session-response.ts'

/** How long the email is kept for the form, seconds. */
const KEPT_S = 60

type Said = { store: Store; email: string; redirectTo?: string | undefined; error?: string; reset?: string }

/** Redirects to the login page, whose form has the email again. It goes in a cookie, because addresses end up in logs and histories. */
export function backToLogin(request: NextRequest, { store, email, ...said }: Said): NextResponse {
  const path = storeHref(store, '/login')
  const query = new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  const response = seeOther(`${path}?${query}`)
  response.cookies.set(LOGIN_EMAIL_COOKIE, email, { path, sameSite: 'lax', httpOnly: true, secure: isSecure(request), maxAge: KEPT_S })
  return response
}
