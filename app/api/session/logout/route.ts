import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { safeRedirect } from '#app/platform/session/safe-redirect.ts'
import { ACCOUNT_COOKIE, MEMBERSHIP_IN_BAG_COOKIE, USER_SEGMENT_COOKIE } from '#app/platform/session/session-cookies.ts'
import { sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'

const fieldsSchema = z.object({ redirectTo: z.string().max(2048).optional(), locale: z.enum(['en-GB', 'en-US']) })

/** Logs out and loads the page again. The cookies are removed even if the API does not answer (open point A29). */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther('/')
  await sendForVisitor(visitorCookies(request), { document: documentOf('logout'), variables: {}, locale: fields.locale }).catch(
    () => undefined,
  )
  const response = seeOther(safeRedirect(fields.redirectTo, '/'))
  setSessionCookies(response, request, { value: '', maxAgeSeconds: 0 })
  for (const name of [ACCOUNT_COOKIE, USER_SEGMENT_COOKIE, MEMBERSHIP_IN_BAG_COOKIE])
    response.cookies.set(name, '', { path: '/', maxAge: 0 })
  return response
}
