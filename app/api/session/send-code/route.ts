import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { answerForm } from '#app/platform/forms/answer-form.ts'
import { enterCodeForm, sendCodeForm } from '#app/platform/forms/descriptions/sign-in-code.ts'
import { loginProblems } from '#app/platform/session/login-problems.ts'
import { rejectionOf } from '#app/platform/session/session-started.ts'
import { storeHref } from '#app/platform/store/link.ts'

const answerSchema = z.object({
  data: z.object({
    requestSignInCode: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('SignInCodeSent') }),
      rejectionOf('SignInCodeRejected').extend({ retryAt: z.iso.datetime() }),
    ]),
  }),
})

/** Sends a code to log in with, and leads to the form that takes it. The answer is the same for a known and an unknown email. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerForm(request, sendCodeForm, async ({ email }, { store, redirectTo, send }) => {
    const { requestSignInCode } = answerSchema.parse(JSON.parse((await send('requestSignInCode', { email })).body)).data
    if (requestSignInCode.__typename === 'SignInCodeRejected')
      return { problems: await loginProblems(sendCodeForm, requestSignInCode, send) }
    const query = new URLSearchParams({ sent: '1', ...(redirectTo && { redirectTo }) })
    return { to: `${storeHref(store, enterCodeForm.page)}?${query}`, keeps: true }
  })
}
