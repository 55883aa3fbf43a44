import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { serverLoginHref } from '#app/platform/account/server-login-href.ts'
import { seeOther } from '#app/platform/session/form-request.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { safeRedirect } from '#app/platform/session/safe-redirect.ts'
import { ACCOUNT_COOKIE } from '#app/platform/session/session-cookies.ts'

const querySchema = z.object({ locale: z.enum(['en-GB', 'en-US']), redirectTo: z.string().max(2048) })

/** Leads to the login, which says that the session has ended. Once: whoever goes on without logging in is a guest from here on. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const { data } = querySchema.safeParse(Object.fromEntries(request.nextUrl.searchParams))
  if (!data) return seeOther('/')
  const login = await serverLoginHref(await currentPageRequest(data.locale), safeRedirect(data.redirectTo, '/'))
  // The login elsewhere has no word of ours to say.
  const response = seeOther(login.startsWith('/') ? `${login}&ended=1` : login)
  response.cookies.set(ACCOUNT_COOKIE, '', { path: '/', maxAge: 0 })
  return response
}
