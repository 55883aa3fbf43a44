import { stringifyCookie } from 'cookie'
import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf, sendUpstream, type UpstreamAnswer, type UpstreamRequest } from '#app/platform/graphql/upstream.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { operationPolicies } from '#operations/__generated__/policies.ts'
import { refererPage } from './client-headers.ts'
import { SESSION_COOKIE, SESSION_KEY_COOKIE } from './session-cookies.ts'
import { fingerprint } from './visit.ts'

/** What of a visitor's request goes to the contract: cookies, and the shop's page that they are on. */
export type VisitorCookies = { sessionToken: string | undefined; forwardedCookies: string; page: string | undefined }

/** The visitor's session and world, and no other cookie; and the page that the request came from. */
export function visitorCookies(request: NextRequest): VisitorCookies {
  const forwardedCookies = stringifyCookie(
    Object.fromEntries(serverSettings().forwardCookies.map((name) => [name, request.cookies.get(name)?.value])),
  )
  const sessionToken = request.cookies.get(SESSION_COOKIE)?.value
  return { sessionToken, forwardedCookies, page: refererPage(request.headers) }
}

/**
 * Sends an operation for a visitor under the session strategy of its policy: NONE sends no session; START_NEW_ANONYMOUS keeps the one
 * there is and starts one only when there is none, or none that still counts (decision A29). The answer's token is the newest.
 */
export async function sendForVisitor(
  visitor: VisitorCookies,
  request: Omit<UpstreamRequest, keyof VisitorCookies>,
): Promise<UpstreamAnswer> {
  const strategy = operationPolicies[request.document.name].session
  if (strategy === 'NONE') return sendUpstream({ ...request, ...visitor, sessionToken: undefined })
  const isStarter = strategy === 'START_NEW_ANONYMOUS'
  if (!isStarter || visitor.sessionToken !== undefined || visitor.forwardedCookies !== '') {
    const answer = await sendUpstream({ ...request, ...visitor })
    // What needs a session was refused for want of one, so nothing has happened yet: it may be sent again.
    if (!isStarter || !isSessionMissing(answer)) return answer
  }
  const started = await sendUpstream({ document: documentOf('startAnonymousSession'), variables: {}, locale: request.locale, ...visitor })
  const answer = await sendUpstream({ ...request, ...visitor, sessionToken: started.token?.value })
  return { ...answer, token: answer.token ?? started.token }
}

const answeredSchema = z.object({ data: z.record(z.string(), z.unknown()), errors: z.undefined().optional() })

/** True when an operation was carried out, as far as its answer says: its field holds something, and no error came with it. Spec §8. */
export function isAnswered({ body }: Pick<UpstreamAnswer, 'body'>, field: string): boolean {
  try {
    const { data } = answeredSchema.parse(JSON.parse(body))
    return typeof data[field] === 'object' && data[field] !== null
  } catch {
    return false
  }
}

const missingSessionSchema = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.literal('SESSION_REQUIRED') }) })).min(1),
})

/** True when the contract refused for want of a session: the visitor's has run out, or never was one. */
function isSessionMissing({ body }: UpstreamAnswer): boolean {
  try {
    return missingSessionSchema.safeParse(JSON.parse(body)).success
  } catch {
    return false
  }
}

/** Puts the session's cookies on an answer: the token for the server alone, its fingerprint for scripts. A token of age 0 clears both. */
export function setSessionCookies(response: NextResponse, request: NextRequest, token: UpstreamAnswer['token']): void {
  if (!token) return
  const shared = { path: '/', sameSite: 'lax', secure: isSecure(request), maxAge: Math.max(0, token.maxAgeSeconds) } as const
  response.cookies.set(SESSION_COOKIE, token.value, { ...shared, httpOnly: true })
  response.cookies.set(SESSION_KEY_COOKIE, fingerprint(token.value), { ...shared, httpOnly: false })
}

/** True when the visitor came by https, here or before a proxy in front. */
export function isSecure(request: NextRequest): boolean {
  return (request.headers.get('x-forwarded-proto') ?? request.nextUrl.protocol).startsWith('https')
}

/**
 * True when the request came from one of the shop's own pages: a browser names the page's origin on every POST, and it must be the host
 * that is asked. Requests from elsewhere are refused whatever cookies they bring.
 */
export function isSameOrigin(request: NextRequest): boolean {
  const origin = request.headers.get('origin')
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host')
  if (origin === null) return request.headers.get('sec-fetch-site') === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === host
}
