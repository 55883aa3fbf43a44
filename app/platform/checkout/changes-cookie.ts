import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { seal, unseal } from '#app/platform/forms/sealed.ts'
import { CHECKOUT_CHANGES_COOKIE } from '#app/platform/session/session-cookies.ts'
import { isSecure } from '#app/platform/session/session-response.ts'
import { type SeenChange, seenChangesSchema } from './seen-basket.ts'

/** How long the differences are shown, seconds, if the shopper does not pay meanwhile. */
const KEPT_S = 30 * 60

/** Keeps what changed in the basket for the checkout page, which waits for a yes before the next payment. */
export function keepChanges(response: NextResponse, request: NextRequest, changes: readonly SeenChange[]): void {
  response.cookies.set(CHECKOUT_CHANGES_COOKIE, seal(JSON.stringify(changes)), {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: isSecure(request),
    maxAge: KEPT_S,
  })
}

/** Forgets them: the shopper agreed and paid. */
export function forgetChanges(response: NextResponse): void {
  response.cookies.set(CHECKOUT_CHANGES_COOKIE, '', { path: '/', maxAge: 0 })
}

/** What changed, by the cookie's value; empty for any other value. */
export function changesInCookie(cookie: string | undefined): SeenChange[] {
  const text = cookie === undefined ? undefined : unseal(cookie)
  // Sealed by this server: it is JSON.
  return text === undefined ? [] : (seenChangesSchema.safeParse(JSON.parse(text)).data ?? [])
}
