import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { backToLogin } from '#app/platform/session/back-to-login.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { safeRedirect } from '#app/platform/session/safe-redirect.ts'
import { MEMBERSHIP_IN_BAG_COOKIE, USER_SEGMENT_COOKIE } from '#app/platform/session/session-cookies.ts'
import { isSecure, sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { loginInputEmail, loginInputPassword } from '#operations/__generated__/input-limits.ts'

const fieldsSchema = z.object({
  email: z.string().trim().max(loginInputEmail.maxLength),
  password: z.string().max(loginInputPassword.maxLength),
  redirectTo: z.string().max(2048).optional(),
  locale: z.enum(['en-GB', 'en-US']),
})

const answerSchema = z.object({
  data: z.object({
    login: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('SessionStarted'), user: z.object({ isMember: z.boolean(), hasMembershipInBag: z.boolean() }) }),
      z.object({ __typename: z.literal('LoginRejected') }),
    ]),
  }),
})

/**
 * Logs a shopper in from the login page's form, with or without scripts, and redirects to where they came from. The redirect loads a whole
 * page, so that no guest price remains visible.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther('/login?error=unavailable')
  const { email, password, redirectTo, locale } = fields
  const store = storeOf(locale)
  const back = (error: string) => backToLogin(request, { store, email, error, redirectTo })
  try {
    const answer = await sendForVisitor(visitorCookies(request), {
      document: documentOf('login'),
      variables: { input: { email, password } },
      locale,
    })
    const { login } = answerSchema.parse(JSON.parse(answer.body)).data
    if (login.__typename === 'LoginRejected') return back('rejected')
    const response = seeOther(safeRedirect(redirectTo, storeHref(store, '/')))
    setSessionCookies(response, request, answer.token)
    const shared = { path: '/', sameSite: 'lax', secure: isSecure(request) } as const
    response.cookies.set(USER_SEGMENT_COOKIE, login.user.isMember ? 'member' : 'nonmember', shared)
    response.cookies.set(MEMBERSHIP_IN_BAG_COOKIE, '1', { ...shared, ...(!login.user.hasMembershipInBag && { maxAge: 0 }) })
    return response
  } catch {
    return back('unavailable')
  }
}
