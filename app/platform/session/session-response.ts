import { stringifyCookie } from 'cookie'
import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf, sendUpstream, type UpstreamAnswer, type UpstreamRequest } from '#app/platform/graphql/upstream.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { operationPolicies } from '#operations/__generated__/policies.ts'
import { refererPage } from './client-headers.ts'
import { fingerprint } from './page-request.ts'
import { SESSION_COOKIE, SESSION_KEY_COOKIE, STRIKES_OFFERS_COOKIE } from './session-cookies.ts'

/** The parts of a visitor's request that are forwarded to the contract: cookies and the page it came from. */
export type VisitorCookies = { sessionToken: string | undefined; forwardedCookies: string; page: string | undefined }

/** The session cookie, the cookies named in the settings, and the page that the request came from. */
export function visitorCookies(request: NextRequest): VisitorCookies {
  const forwardedCookies = stringifyCookie(
    Object.fromEntries(serverSettings().forwardCookies.map((name) => [name, request.cookies.get(name)?.value])),
  )
  const sessionToken = request.cookies.get(SESSION_COOKIE)?.value
  return { sessionToken, forwardedCookies, page: refererPage(request.headers) }
}

/** The session of an account has ended, and an anonymous one must not take its place: the shopper signs in again. */
export class SessionEnded extends Error {}

/**
 * Sends an operation for a visitor under the session strategy of its policy: NONE sends no session; START_NEW_ANONYMOUS keeps the session and
 * starts one only if there is none or it has expired (open point A29). The answer's token is the newest. `ofAccount`: throws SessionEnded instead of
 * starting one.
 */
export async function sendForVisitor(
  visitor: VisitorCookies,
  request: Omit<UpstreamRequest, keyof VisitorCookies>,
  { ofAccount = false }: { ofAccount?: boolean } = {},
): Promise<UpstreamAnswer> {
  const strategy = operationPolicies[request.document.name].session
  if (strategy === 'NONE') return sendUpstream({ ...request, ...visitor, sessionToken: undefined })
  const isStarter = strategy === 'START_NEW_ANONYMOUS'
  if (!isStarter || visitor.sessionToken !== undefined || visitor.forwardedCookies !== '') {
    const answer = await sendUpstream({ ...request, ...visitor })
    // Refused because the session has expired: nothing was done yet, so it is safe to send again.
    if (!isStarter || !isRefusedWith('SESSION_REQUIRED', answer)) return answer
  }
  if (ofAccount) throw new SessionEnded()
  const started = await sendUpstream({ document: documentOf('startAnonymousSession'), variables: {}, locale: request.locale, ...visitor })
  const answer = await sendUpstream({ ...request, ...visitor, sessionToken: started.token?.value })
  return { ...answer, token: answer.token ?? started.token }
}

const answeredSchema = z.object({ data: z.record(z.string(), z.unknown()), errors: z.undefined().optional() })

/** True if the answer has no errors and an object in `field`. Spec §8. */
export function isAnswered({ body }: Pick<UpstreamAnswer, 'body'>, field: string): boolean {
  try {
    const { data } = answeredSchema.parse(JSON.parse(body))
    return typeof data[field] === 'object' && data[field] !== null
  } catch {
    return false
  }
}

const refusedSchema = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).min(1) })

/** True if the contract refused with this code: nothing was done. */
export function isRefusedWith(
  code: 'BAD_USER_INPUT' | 'NOT_FOUND' | 'SESSION_REQUIRED' | 'VERSION_CONFLICT' | 'UNAUTHENTICATED',
  { body }: Pick<UpstreamAnswer, 'body'>,
): boolean {
  try {
    return refusedSchema.parse(JSON.parse(body)).errors.every(({ extensions }) => extensions.code === code)
  } catch {
    return false
  }
}

/** Sets the session's cookies on a response: the token http-only, its fingerprint readable by scripts. A token of age 0 clears them, and its group. */
export function setSessionCookies(response: NextResponse, request: NextRequest, token: UpstreamAnswer['token']): void {
  if (!token) return
  const shared = { path: '/', sameSite: 'lax', secure: isSecure(request), maxAge: Math.max(0, token.maxAgeSeconds) } as const
  response.cookies.set(SESSION_COOKIE, token.value, { ...shared, httpOnly: true })
  response.cookies.set(SESSION_KEY_COOKIE, fingerprint(token.value), { ...shared, httpOnly: false })
  if (shared.maxAge === 0) response.cookies.set(STRIKES_OFFERS_COOKIE, '', shared)
}

/** True if the visitor uses https, here or at a proxy in front. */
export function isSecure(request: NextRequest): boolean {
  return (request.headers.get('x-forwarded-proto') ?? request.nextUrl.protocol).startsWith('https')
}

/**
 * True if the request came from one of the shop's own pages: browsers send the page's origin with every POST, and it must be this host. Protects
 * against cross-site request forgery.
 */
export function isSameOrigin(request: NextRequest): boolean {
  const origin = request.headers.get('origin')
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host')
  if (origin === null) return request.headers.get('sec-fetch-site') === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === host
}
