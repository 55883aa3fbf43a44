import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { ACCOUNT_COOKIE, MEMBERSHIP_IN_BAG_COOKIE, USER_SEGMENT_COOKIE } from './session-cookies.ts'
import { isSecure } from './session-response.ts'

/** What login and registration answer of whoever is here now. */
export const standingSchema = z.object({
  __typename: z.literal('SessionStarted'),
  user: z.object({ isMember: z.boolean(), hasMembershipInBag: z.boolean() }),
  joinedItems: z.number().int().nonnegative(),
})

/** A rejection by the name of its type. */
export function rejectionOf<const Name extends string>(name: Name) {
  return z.object({ __typename: z.literal(name), problems: z.array(z.object({ code: z.string(), path: z.array(z.string()) })) })
}

/** A login that was refused, with the instant at which the next one is looked at after too many. */
export const loginRejectedSchema = rejectionOf('LoginRejected').extend({ retryAt: z.iso.datetime().nullable() })

/** How long a browser is taken to have an account whose session may have ended, seconds. */
const ACCOUNT_FOR = 30 * 24 * 60 * 60

/** Pages that show the basket, and say there that the guest's has joined it. */
const SHOWS_BASKET = /^(\/us)?\/(basket|checkout)(?=[?#]|$)/

/** Where a login leads: to where the shopper came from, else home. Where the basket is shown, how many items joined it is in the query. */
export function afterLogin(store: Store, redirectTo: string | undefined, { joinedItems }: { joinedItems: number }): string {
  const to = redirectTo ?? storeHref(store, '/')
  if (joinedItems === 0 || !SHOWS_BASKET.test(to)) return to
  const [address = '', place] = to.split('#', 2)
  return `${address}${address.includes('?') ? '&' : '?'}joined=${joinedItems}${place === undefined ? '' : `#${place}`}`
}

/** Sets the cookies that say which prices the next page shows first, and that an account is logged in. */
export function showStanding(response: NextResponse, request: NextRequest, user: z.infer<typeof standingSchema>['user']): void {
  const shared = { path: '/', sameSite: 'lax', secure: isSecure(request) } as const
  response.cookies.set(ACCOUNT_COOKIE, '1', { ...shared, httpOnly: true, maxAge: ACCOUNT_FOR })
  response.cookies.set(USER_SEGMENT_COOKIE, user.isMember ? 'member' : 'nonmember', shared)
  response.cookies.set(MEMBERSHIP_IN_BAG_COOKIE, '1', { ...shared, ...(!user.hasMembershipInBag && { maxAge: 0 }) })
}
