import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { rejectionOf } from '#app/platform/session/session-started.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { confirmEmailChangeToken } from '#operations/__generated__/input-limits.ts'

const fieldsSchema = z.object({
  locale: z.enum(['en-GB', 'en-US']),
  token: z.string().min(1).max(confirmEmailChangeToken.maxLength),
})

const answerSchema = z.object({
  data: z.object({
    confirmEmailChange: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('EmailChanged') }),
      rejectionOf('EmailChangeRejected'),
    ]),
  }),
})

/** Follows the link to a new email address. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther('/account/profile/confirm-email?failed=RESET_LINK_UNKNOWN')
  const { locale, token } = fields
  const page = storeHref(storeOf(locale), '/account/profile/confirm-email')
  try {
    const confirmation = { document: documentOf('confirmEmailChange'), variables: { token }, locale }
    const answer = await sendForVisitor(visitorCookies(request), confirmation)
    const { confirmEmailChange } = answerSchema.parse(JSON.parse(answer.body)).data
    const code = confirmEmailChange.__typename === 'EmailChangeRejected' ? confirmEmailChange.problems[0]?.code : undefined
    const response = seeOther(code === undefined ? `${page}?done=1` : `${page}?${new URLSearchParams({ token, failed: code })}`)
    setSessionCookies(response, request, answer.token)
    return response
  } catch (error) {
    logError('Account: confirmEmailChange failed', error)
    return seeOther(`${page}?${new URLSearchParams({ token, failed: 'UNAVAILABLE' })}`)
  }
}
