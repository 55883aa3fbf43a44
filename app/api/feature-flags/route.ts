import { stringifyCookie } from 'cookie'
import { type NextRequest, NextResponse } from 'next/server'
import { evaluateFlags, type FlagsAsker } from '#app/platform/experiments/evaluate-flags.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { fingerprint } from '#app/platform/session/page-request.ts'
import { SESSION_COOKIE } from '#app/platform/session/session-cookies.ts'
import { visitorCookies } from '#app/platform/session/session-response.ts'

/** How long a page waits for its flags, milliseconds. */
const LIMIT_MS = 2000

/**
 * The visitor's flags and experiments by name: `{ flags }`, null when they cannot be loaded. The page then keeps those it was rendered with.
 * Never cached: a session's values may change.
 */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const headers = { 'cache-control': 'private, no-store' }
  try {
    return NextResponse.json({ flags: await evaluateFlags(askerOf(request), LIMIT_MS) }, { headers })
  } catch (error) {
    warnLeftOut('flags', error)
    return NextResponse.json({ flags: null }, { headers })
  }
}

/** The same visitor as for pages (`currentPageRequest`): a world takes precedence over a session. */
function askerOf(request: NextRequest): FlagsAsker {
  const { sessionToken, forwardedCookies } = visitorCookies(request)
  const session = sessionToken === undefined ? '' : stringifyCookie({ [SESSION_COOKIE]: sessionToken })
  const secret = forwardedCookies || sessionToken
  return {
    cookieHeader: [session, forwardedCookies].filter(Boolean).join('; '),
    targetingKey: secret ? fingerprint(secret) : 'everybody',
  }
}
