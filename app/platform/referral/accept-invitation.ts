import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf, type UpstreamAnswer } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { REFERRAL_COOKIE } from '#app/platform/session/session-cookies.ts'
import { isAnswered, sendForVisitor, type VisitorCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { isReferralCode } from './referral-cookie.ts'

/** What became of an invitation: its code is in the basket, it is not for this shopper, or nobody knows. */
type Acceptance = { outcome: 'accepted' | 'closed' | 'failed'; token: UpstreamAnswer['token'] }

const invitationSchema = z.object({ data: z.object({ referralInvitation: z.object({ standing: z.string() }).nullable() }) })

/** Puts the code of an invitation into the visitor's basket if it is open to them. Never throws. */
export async function acceptInvitation(visitor: VisitorCookies, locale: string, code: string): Promise<Acceptance> {
  const send = (name: 'getReferralInvitation' | 'applyDiscountCode') =>
    sendForVisitor(visitor, { document: documentOf(name), variables: { code }, locale })
  try {
    const { data } = invitationSchema.parse(JSON.parse((await send('getReferralInvitation')).body))
    if (data.referralInvitation?.standing !== 'OPEN') return { outcome: 'closed', token: undefined }
    const answer = await send('applyDiscountCode')
    const isApplied = isAnswered(answer, 'applyDiscountCode')
    if (!isApplied) logError('Referral: applyDiscountCode failed', `answered with status ${answer.status}`)
    return { outcome: isApplied ? 'accepted' : 'failed', token: answer.token }
  } catch (error) {
    logError('Referral: applyDiscountCode failed', error)
    return { outcome: 'failed', token: undefined }
  }
}

/** The visitor to go on with after a kept code was brought along, the session that this began, and what the response still needs. */
type Brought = { visitor: VisitorCookies; token: UpstreamAnswer['token']; finish: (response: NextResponse) => void }

/**
 * Puts the code of a refer-a-friend link that was followed into the basket, before what the request adds: the answer then tells of the credit. Without
 * such a code nothing is sent; one that cannot be had is forgotten, and one that was not sent is kept for the next time.
 */
export async function bringFollowedCode(request: NextRequest, locale: string): Promise<Brought> {
  const visitor = visitorCookies(request)
  const code = request.cookies.get(REFERRAL_COOKIE)?.value
  if (code === undefined) return { visitor, token: undefined, finish: () => {} }
  const { outcome, token } = isReferralCode(code)
    ? await acceptInvitation(visitor, locale, code)
    : ({ outcome: 'closed', token: undefined } as const)
  return {
    visitor: token ? { ...visitor, sessionToken: token.value } : visitor,
    token,
    finish: (response) => {
      if (outcome !== 'failed') forgetFollowedCode(response)
    },
  }
}

/** Forgets the code of a link that was followed. */
export function forgetFollowedCode(response: NextResponse): void {
  response.cookies.set(REFERRAL_COOKIE, '', { path: '/', maxAge: 0 })
}
