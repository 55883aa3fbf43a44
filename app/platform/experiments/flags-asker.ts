import 'server-only'
import { stringifyCookie } from 'cookie'
import type { NextRequest } from 'next/server'
import { fingerprint } from '#app/platform/session/page-request.ts'
import { SESSION_COOKIE } from '#app/platform/session/session-cookies.ts'
import { visitorCookies } from '#app/platform/session/session-response.ts'
import type { FlagsAsker } from './evaluate-flags.ts'

/** Who asks for flags with a request: the same visitor as for pages (`currentPageRequest`), where a world takes precedence over a session. */
export function flagsAsker(request: NextRequest): FlagsAsker {
  const { sessionToken, forwardedCookies } = visitorCookies(request)
  const session = sessionToken === undefined ? '' : stringifyCookie({ [SESSION_COOKIE]: sessionToken })
  const secret = forwardedCookies || sessionToken
  return {
    cookieHeader: [session, forwardedCookies].filter(Boolean).join('; '),
    targetingKey: secret ? fingerprint(secret) : 'everybody',
  }
}
