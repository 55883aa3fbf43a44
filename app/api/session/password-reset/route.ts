import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { backToLogin } from '#app/platform/session/back-to-login.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { sendForVisitor, visitorCookies } from '#app/platform/session/session-response.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { loginInputEmail } from '#operations/__generated__/input-limits.ts'

const fieldsSchema = z.object({
  email: z.string().trim().max(loginInputEmail.maxLength),
  redirectTo: z.string().max(2048).optional(),
  locale: z.enum(['en-GB', 'en-US']),
})

const answerSchema = z.object({ data: z.object({ requestPasswordReset: z.object({ __typename: z.string() }) }) })

/** Asks for a link to set a new password, for the email in the login page's form. Works without scripts. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther('/login?reset=failed')
  const { email, redirectTo, locale } = fields
  const back = (reset: string) => backToLogin(request, { store: storeOf(locale), email, reset, redirectTo })
  if (email === '') return back('no-email')
  try {
    const answer = await sendForVisitor(visitorCookies(request), {
      document: documentOf('requestPasswordReset'),
      variables: { email },
      locale,
    })
    const { requestPasswordReset } = answerSchema.parse(JSON.parse(answer.body)).data
    return back(requestPasswordReset.__typename === 'PasswordResetRequested' ? 'sent' : 'failed')
  } catch {
    return back('failed')
  }
}
