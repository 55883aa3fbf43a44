import 'server-only'
import { stringifyCookie } from 'cookie'
import type { NextRequest, NextResponse } from 'next/server'
import { strikesOffers } from '#app/platform/catalogue/strikes-offers.ts'
import type { UpstreamAnswer } from '#app/platform/graphql/upstream.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { DAY_SECONDS } from '#app/platform/session/browser-cookies.ts'
import { fingerprint } from '#app/platform/session/page-request.ts'
import { SESSION_COOKIE, STRIKES_OFFERS_COOKIE } from '#app/platform/session/session-cookies.ts'
import { isSecure, visitorCookies } from '#app/platform/session/session-response.ts'
import { evaluateFlags } from './evaluate-flags.ts'
import type { Flags } from './known-flags.ts'

/** How long an answer that begins a session may wait for its group, milliseconds. */
const LIMIT_MS = 300

/**
 * Writes down whether the session's flags strike offers through, for the first frame of the pages that everybody shares (decision 144). The pages of a
 * world are rendered for it, and need no such cookie.
 */
export function keepStruckOffers(response: NextResponse, request: NextRequest, flags: Pick<Flags, 'experiment-strikethrough-price'>): void {
  const isStruck = strikesOffers(flags['experiment-strikethrough-price'])
  if (visitorCookies(request).forwardedCookies !== '' || isStruck === request.cookies.has(STRIKES_OFFERS_COOKIE)) return
  response.cookies.set(STRIKES_OFFERS_COOKIE, isStruck ? '1' : '', {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: isStruck ? 30 * DAY_SECONDS : 0,
  })
}

/** The same where an answer begins a session: asks for its flags first. Without them in time the first page with an offer asks again. */
export async function assignStruckOffers(response: NextResponse, request: NextRequest, token: UpstreamAnswer['token']): Promise<void> {
  if (!token || token.maxAgeSeconds <= 0 || visitorCookies(request).forwardedCookies !== '') return
  const asker = { cookieHeader: stringifyCookie({ [SESSION_COOKIE]: token.value }), targetingKey: fingerprint(token.value) }
  try {
    keepStruckOffers(response, request, (await evaluateFlags(asker, LIMIT_MS)).flags)
  } catch (error) {
    warnLeftOut('flags', error)
  }
}
