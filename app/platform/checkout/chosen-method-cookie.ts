import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { CHOSEN_METHOD_COOKIE } from '#app/platform/session/session-cookies.ts'
import { isSecure } from '#app/platform/session/session-response.ts'

/** For how long a page elsewhere may take, seconds. */
const KEPT_S = 30 * 60

/** Keeps the way to pay, by its id. Whoever comes back from the page of a provider, or from a payment that was waited for, has an address that does not say it. */
export function keepMethod(response: NextResponse, request: NextRequest, id: string): void {
  response.cookies.set(CHOSEN_METHOD_COOKIE, id, {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: isSecure(request),
    maxAge: KEPT_S,
  })
}
